"""Puts the parts of a scene in their places."""

import json
import bpy
from mathutils import Matrix

from materials import material
from places import matrix_of
from shapes import mesh_of

meshes = {}


def clear_parts():
    for thing in list(bpy.data.objects):
        bpy.data.objects.remove(thing)


def place_parts(parts, frame=Matrix()):
    for part in parts:
        if "parts" in part:
            place_parts(part["parts"], frame @ matrix_of(part.get("place", {})))
            continue
        mesh = known_mesh(part["shape"], part["material"])
        for place in part.get("places", [{}]):
            thing = bpy.data.objects.new("part", mesh)
            thing.matrix_world = frame @ matrix_of(place)
            bpy.context.scene.collection.objects.link(thing)


def known_mesh(shape, name):
    key = json.dumps([shape, name])
    if key not in meshes:
        meshes[key] = mesh_of(shape)
        meshes[key].materials.append(material(name))
    return meshes[key]
