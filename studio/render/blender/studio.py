"""Light, ground and camera, the same for every picture."""

from math import atan2, pi

import bpy
from mathutils import Matrix, Vector


def set_up_renderer():
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine = "CYCLES"
    render.film_transparent = True
    render.use_persistent_data = True
    render.image_settings.file_format = "OPEN_EXR"
    render.image_settings.color_mode = "RGBA"
    render.image_settings.color_depth = "32"
    render.image_settings.exr_codec = "ZIP"
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.012
    cycles.use_denoising = False
    cycles.max_bounces = 8
    cycles.glossy_bounces = 6
    cycles.diffuse_bounces = 3
    # Keeps single bright samples from becoming sparks.
    cycles.sample_clamp_indirect = 3
    cycles.blur_glossy = 0.5
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    scene.world = dark_room()


def dark_room():
    """Dark all around, so that polished steel has something dark to show; a little light above."""
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    nodes, links = world.node_tree.nodes, world.node_tree.links
    place = nodes.new("ShaderNodeTexCoord")
    split = nodes.new("ShaderNodeSeparateXYZ")
    ramp = nodes.new("ShaderNodeValToRGB")
    ramp.color_ramp.elements[0].position = 0.0
    ramp.color_ramp.elements[0].color = (0.035, 0.037, 0.04, 1)
    ramp.color_ramp.elements[1].position = 0.9
    ramp.color_ramp.elements[1].color = (0.42, 0.44, 0.47, 1)
    links.new(place.outputs["Generated"], split.inputs[0])
    links.new(split.outputs["Z"], ramp.inputs[0])
    links.new(ramp.outputs[0], nodes["Background"].inputs[0])
    return world


def aim_camera(wanted):
    """Sets the camera and returns what the studio is built around: a frame, and a distance."""
    scene = bpy.context.scene
    at, to = Vector(wanted["from"]), Vector(wanted["to"])
    camera = bpy.data.cameras.new("camera")
    camera.lens = wanted["focalLengthMm"]
    camera.clip_end = 100000
    if "fStop" in wanted:
        camera.dof.use_dof = True
        camera.dof.focus_distance = (to - at).length
        # The scene's unit is a metre to Blender, a millimetre to us.
        camera.dof.aperture_fstop = wanted["fStop"] / 1000
    thing = bpy.data.objects.new("camera", camera)
    thing.matrix_world = Matrix.Translation(at) @ (to - at).to_track_quat("-Z", "Y").to_matrix().to_4x4()
    scene.collection.objects.link(thing)
    scene.camera = thing
    towards = to - at
    azimuth = atan2(towards.y, towards.x) - pi / 2
    # Half of what the camera sees across, so that light keeps its look whatever the part's size.
    reach = towards.length * 18 / camera.lens
    return Matrix.Translation((to.x, to.y, 0)) @ Matrix.Rotation(azimuth, 4, "Z"), reach


def set_up_studio(frame, reach):
    ground(frame, reach)
    # Overhead and a little behind: the ground's light, and the bright band on every upper side.
    softbox(frame, reach, at=(0.1, 0.7, 3.0), to=(0, 0, 0), size=(3.0, 1.7), strength=17)
    # A tall box at the left draws the edges; one at the right front lights what looks forward.
    softbox(frame, reach, at=(-2.7, -0.8, 1.3), to=(0, 0, 0.3), size=(0.7, 2.3), strength=16)
    softbox(frame, reach, at=(2.1, -3.0, 1.7), to=(0, 0, 0.2), size=(1.4, 1.8), strength=10)


def softbox(frame, reach, at, to, size, strength):
    """A rectangle of light; its strength is its radiance, whatever its size."""
    light = bpy.data.lights.new("softbox", "AREA")
    light.shape = "RECTANGLE"
    light.size, light.size_y = size[0] * reach, size[1] * reach
    light.energy = strength * pi * light.size * light.size_y / 4
    thing = bpy.data.objects.new("softbox", light)
    turn = (Vector(to) - Vector(at)).to_track_quat("-Z", "Y").to_matrix().to_4x4()
    thing.matrix_world = frame @ Matrix.Translation(Vector(at) * reach) @ turn
    thing.visible_camera = False
    bpy.context.scene.collection.objects.link(thing)


def ground(frame, reach):
    """Catches shadows and shines back like paper, but isn't seen itself: z = 0 is the page."""
    mesh = bpy.data.meshes.new("ground")
    half = 40 * reach
    mesh.from_pydata([(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)], [], [(0, 1, 2, 3)])
    if "paper" not in bpy.data.materials:
        paper = bpy.data.materials.new("paper")
        paper.use_nodes = True
        surface = paper.node_tree.nodes["Principled BSDF"]
        surface.inputs["Base Color"].default_value = (0.8, 0.79, 0.77, 1)
        surface.inputs["Roughness"].default_value = 1
        surface.inputs["Specular"].default_value = 0
    mesh.materials.append(bpy.data.materials["paper"])
    thing = bpy.data.objects.new("ground", mesh)
    thing.matrix_world = frame
    thing.is_shadow_catcher = True
    bpy.context.scene.collection.objects.link(thing)
