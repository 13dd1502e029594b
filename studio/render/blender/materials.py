"""What parts are made of."""

import bpy

made = {}

# Base colour (linear), metallic, roughness, anisotropy, and the grain of the surface: its size in
# mm and its strength.
recipes = {
    "polished-steel": ((0.75, 0.76, 0.77), 1, 0.04, 0, None),
    "ground-steel": ((0.66, 0.66, 0.655), 1, 0.17, 0.5, None),
    "sheet-steel": ((0.62, 0.6, 0.56), 1, 0.26, 0, None),
    "black-steel": ((0.11, 0.11, 0.115), 0.9, 0.3, 0, None),
    "machined-brass": ((0.72, 0.48, 0.17), 1, 0.24, 0.5, None),
    "cast-iron": ((0.2, 0.195, 0.19), 0.85, 0.42, 0, (0.5, 0.12)),
    "painted-iron": ((0.075, 0.1, 0.115), 0, 0.36, 0, (1.6, 0.18)),
    "nitrile-rubber": ((0.03, 0.031, 0.033), 0, 0.36, 0, None),
    "belt-rubber": ((0.017, 0.017, 0.018), 0, 0.55, 0, (0.4, 0.12)),
    "belt-fabric": ((0.035, 0.036, 0.038), 0, 0.8, 0, (0.7, 0.35)),
    "polyamide": ((0.66, 0.58, 0.4), 0, 0.38, 0, None),
    "polyurethane": ((0.72, 0.42, 0.03), 0, 0.34, 0, None),
    "signal-orange": ((0.807, 0.08, 0.003), 0, 0.34, 0, None),
}


def material(name):
    if name not in made:
        made[name] = make(name, *recipes[name])
    return made[name]


def make(name, colour, metallic, roughness, anisotropy, grain):
    result = bpy.data.materials.new(name)
    result.use_nodes = True
    nodes, links = result.node_tree.nodes, result.node_tree.links
    surface = nodes["Principled BSDF"]
    surface.inputs["Base Color"].default_value = (*colour, 1)
    surface.inputs["Metallic"].default_value = metallic
    surface.inputs["Roughness"].default_value = roughness
    surface.inputs["Anisotropic"].default_value = anisotropy
    if anisotropy:
        # Grinding marks run around the part's own axis.
        tangent = nodes.new("ShaderNodeTangent")
        tangent.direction_type = "RADIAL"
        tangent.axis = "Z"
        links.new(tangent.outputs[0], surface.inputs["Tangent"])
    if grain:
        size, strength = grain
        place = nodes.new("ShaderNodeTexCoord")
        noise = nodes.new("ShaderNodeTexNoise")
        noise.inputs["Scale"].default_value = 1 / size
        noise.inputs["Detail"].default_value = 3
        bump = nodes.new("ShaderNodeBump")
        bump.inputs["Strength"].default_value = strength
        bump.inputs["Distance"].default_value = size / 2
        links.new(place.outputs["Object"], noise.inputs["Vector"])
        links.new(noise.outputs["Fac"], bump.inputs["Height"])
        links.new(bump.outputs[0], surface.inputs["Normal"])
    return result
