"""Where bodies stand."""

from math import radians

from mathutils import Euler, Matrix


def matrix_of(place):
    turn = Euler([radians(angle) for angle in place.get("turnDeg", (0, 0, 0))], "XYZ")
    return Matrix.Translation(place.get("at", (0, 0, 0))) @ turn.to_matrix().to_4x4()
