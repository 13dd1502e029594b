"""Meshes of the shapes of render/scene.ts, in millimetres."""

from math import ceil, cos, pi, radians, sin

import bmesh
import bpy

from places import matrix_of

# Edges that turn by more than this stay sharp.
SHARP = radians(32)


def mesh_of(shape):
    return makers[shape["kind"]](shape)


def finish(made):
    bmesh.ops.recalc_face_normals(made, faces=made.faces)
    mesh = bpy.data.meshes.new("shape")
    made.to_mesh(mesh)
    made.free()
    return smooth(mesh)


def smooth(mesh):
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = SHARP
    return mesh


def turned(shape):
    """A profile of radius and height around z; faces close a turn that isn't whole."""
    start, end = shape.get("fromDeg", 0), shape.get("toDeg", 360)
    whole = end - start >= 360
    widest = max(radius for radius, _ in shape["profile"])
    # Enough that no corner is seen against the light.
    per_turn = max(48, min(256, int(24 * widest**0.5)))
    count = max(2, ceil(per_turn * (end - start) / 360))
    made = bmesh.new()
    rings = []
    for step in range(count if whole else count + 1):
        angle = radians(start + (end - start) * step / count)
        rings.append([made.verts.new((r * cos(angle), r * sin(angle), z)) for r, z in shape["profile"]])
    join_rings(made, rings, whole)
    if not whole:
        made.faces.new(rings[0])
        made.faces.new(rings[-1])
    bmesh.ops.remove_doubles(made, verts=made.verts, dist=1e-5)
    return finish(made)


def join_rings(made, rings, closed):
    for here, there in zip(rings, rings[1:] + (rings[:1] if closed else [])):
        for index in range(len(here)):
            after = (index + 1) % len(here)
            made.faces.new((here[index], here[after], there[after], there[index]))


def ball(shape):
    made = bmesh.new()
    bmesh.ops.create_uvsphere(made, u_segments=96, v_segments=48, radius=shape["diameterMm"] / 2)
    return finish(made)


def extruded(shape):
    """An outline with holes from z = 0 up, its edges rounded off inside its size."""
    bevel = shape.get("bevelMm", 0)
    curve = bpy.data.curves.new("outline", "CURVE")
    curve.dimensions = "2D"
    curve.fill_mode = "BOTH"
    curve.bevel_depth = bevel
    curve.bevel_resolution = 3
    curve.offset = -bevel
    curve.extrude = shape["heightMm"] / 2 - bevel
    for outline in [shape["outline"], *shape.get("holes", [])]:
        line = curve.splines.new("POLY")
        line.points.add(len(outline) - 1)
        for point, (x, y) in zip(line.points, outline):
            point.co = (x, y, 0, 1)
        line.use_cyclic_u = True
    thing = bpy.data.objects.new("outline", curve)
    mesh = bpy.data.meshes.new_from_object(thing)
    bpy.data.objects.remove(thing)
    bpy.data.curves.remove(curve)
    made = bmesh.new()
    made.from_mesh(mesh)
    bmesh.ops.translate(made, verts=made.verts, vec=(0, 0, shape["heightMm"] / 2))
    bmesh.ops.remove_doubles(made, verts=made.verts, dist=1e-4)
    return finish(made)


def lofted(shape):
    """Rings of points joined one to the next; faces close both ends of what isn't endless."""
    made = bmesh.new()
    rings = [[made.verts.new(point) for point in ring] for ring in shape["rings"]]
    join_rings(made, rings, shape["endless"])
    if not shape["endless"]:
        made.faces.new(rings[0])
        made.faces.new(rings[-1])
    return finish(made)


def sheet(shape):
    """A grid of points as a sheet of the given thickness, half to each side."""
    made = bmesh.new()
    rows = [[made.verts.new(point) for point in row] for row in shape["rows"]]
    for here, there in zip(rows, rows[1:] + (rows[:1] if shape.get("closed") else [])):
        for index in range(len(here) - 1):
            made.faces.new((here[index], here[index + 1], there[index + 1], there[index]))
    bmesh.ops.recalc_face_normals(made, faces=made.faces)
    thickness = shape["thicknessMm"]
    for vertex in made.verts:
        vertex.normal_update()
    for vertex in made.verts:
        vertex.co += vertex.normal * thickness / 2
    bmesh.ops.solidify(made, geom=made.faces, thickness=thickness)
    return finish(made)


def cast(shape):
    """Bodies melted into one, with the soft edges and fillets of a casting."""
    grain = shape["radiusMm"] / 3
    thing = thing_of(joined(shape["bodies"]))
    melt = thing.modifiers.new("melt", "REMESH")
    melt.mode = "VOXEL"
    melt.voxel_size = grain
    soften = thing.modifiers.new("soften", "SMOOTH")
    soften.factor = 0.5
    soften.iterations = 14
    mesh = modified(thing)
    for polygon in mesh.polygons:
        polygon.use_smooth = True
    return mesh


def cut(shape):
    """A body without what others take away of it."""
    thing = thing_of(mesh_of(shape["body"]))
    tool = thing_of(joined(shape["away"]))
    taking = thing.modifiers.new("cut", "BOOLEAN")
    taking.operation = "DIFFERENCE"
    taking.object = tool
    mesh = modified(thing)
    bpy.data.objects.remove(tool)
    return smooth(mesh)


def joined(bodies):
    whole = bmesh.new()
    for body in bodies:
        mesh = mesh_of(body["shape"])
        for place in body.get("places", [{}]):
            placed = mesh.copy()
            placed.transform(matrix_of(place))
            whole.from_mesh(placed)
    mesh = bpy.data.meshes.new("bodies")
    whole.to_mesh(mesh)
    whole.free()
    return mesh


def thing_of(mesh):
    thing = bpy.data.objects.new("body", mesh)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def modified(thing):
    changed = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = bpy.data.meshes.new_from_object(changed)
    bpy.data.objects.remove(thing)
    return mesh


makers = {
    "turned": turned,
    "ball": ball,
    "extruded": extruded,
    "lofted": lofted,
    "sheet": sheet,
    "cast": cast,
    "cut": cut,
}
