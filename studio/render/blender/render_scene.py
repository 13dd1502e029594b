"""Renders scenes of render/scene.ts with Cycles on the CPU.

blender -b --python render_scene.py -- frames.json

The file holds a list of frames, each with a scene, its width, height, samples and seed and the EXR
to write: light as it was measured, transparent where nothing stands or casts a shadow. All frames
are made in one process, which keeps the meshes that they share.
"""

import json
import os
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy

from assemble import clear_parts, place_parts
from studio import aim_camera, set_up_renderer, set_up_studio


def render(frame):
    clear_parts()
    place_parts(frame["scene"]["parts"])
    set_up_studio(*aim_camera(frame["scene"]["camera"]))
    show_layer(frame.get("layer"))
    scene = bpy.context.scene
    scene.render.resolution_x = frame["width"]
    scene.render.resolution_y = frame["height"]
    scene.cycles.samples = frame["samples"]
    scene.cycles.seed = frame.get("seed", 0)
    scene.render.filepath = frame["output"]
    bpy.ops.render.render(write_still=True)


def show_layer(layer):
    """Leaves only parts or only shadows to be seen; what isn't seen still casts and reflects."""
    for thing in bpy.context.scene.objects:
        if thing.type == "MESH" and layer:
            thing.visible_camera = thing.is_shadow_catcher == (layer == "shadows")


def main():
    with open(sys.argv[sys.argv.index("--") + 1], encoding="utf8") as file:
        frames = json.load(file)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    set_up_renderer()
    for frame in frames:
        render(frame)
        print("rendered", frame["output"], flush=True)


main()
