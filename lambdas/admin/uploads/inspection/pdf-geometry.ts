import { refuseIf } from './refusal.ts'

/** A transformation (ISO 32000-1, 8.3.3): x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
export type Box = readonly [left: number, bottom: number, right: number, top: number]
export type Point = readonly [x: number, y: number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
const FAR = 1e9
export const EVERYWHERE: Box = [-FAR, -FAR, FAR, FAR]

/** Products of numbers below this have no overflow. Writers use up to 2^31 for "everywhere". */
const MAX_COORDINATE = 1e12

/** Whether a point or box can be compared with others; readers treat any other as they like. */
export const isBounded = (coordinates: readonly number[]): boolean =>
  coordinates.every((coordinate) => Math.abs(coordinate) < MAX_COORDINATE)

/** Applies the first transformation, then the second. */
export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[1] * n[2],
  m[0] * n[1] + m[1] * n[3],
  m[2] * n[0] + m[3] * n[2],
  m[2] * n[1] + m[3] * n[3],
  m[4] * n[0] + m[5] * n[2] + n[4],
  m[4] * n[1] + m[5] * n[3] + n[5],
]

export const transform = ([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point => [
  a * x + c * y + e,
  b * x + d * y + f,
]

export const matrixOf = (numbers: readonly number[]): Matrix => {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers
  return [a, b, c, d, e, f]
}

export const boxAround = (points: readonly Point[]): Box =>
  points.reduce<Box>(
    ([left, bottom, right, top], [x, y]) => [
      Math.min(left, x),
      Math.min(bottom, y),
      Math.max(right, x),
      Math.max(top, y),
    ],
    [Infinity, Infinity, -Infinity, -Infinity],
  )

/** A rectangle of two opposite corners; everywhere if there is none. @throws Refusal damaged */
export const boxOf = (numbers: readonly number[]): Box => {
  // Readers disagree about a box of fewer numbers.
  refuseIf(numbers.length !== 0 && numbers.length !== 4, 'damaged')
  const [x1 = -FAR, y1 = -FAR, x2 = FAR, y2 = FAR] = numbers
  return [Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)]
}

/** The corners of a rectangle after a transformation. */
export const cornersOf = (matrix: Matrix, [left, bottom, right, top]: Box): Point[] => {
  const corners: Point[] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ]
  return corners.map((point) => transform(matrix, point))
}

export const intersect = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
]

/** The smaller side; negative for a box without points. */
export const thickness = ([left, bottom, right, top]: Box): number =>
  Math.min(right - left, top - bottom)

export const isWithin = (inner: Box, outer: Box): boolean =>
  intersect(inner, outer).every((side, at) => side === inner[at])

export const contains = ([left, bottom, right, top]: Box, [x, y]: Point): boolean =>
  x >= left && x <= right && y >= bottom && y <= top

/** Polygons, and all their points. */
export type Path = {
  polygons: readonly (readonly Point[])[]
  points: readonly Point[]
  isEvenOdd: boolean
}

export const pathOf = (polygons: readonly (readonly Point[])[], isEvenOdd = false): Path => ({
  polygons,
  points: polygons.flat(),
  isEvenOdd,
})

/** Whether the path is one rectangle with sides along the axes, which its box describes. */
export const isRectangle = ({ polygons, points }: Path): boolean =>
  polygons.length === 1 &&
  points.length <= 5 &&
  points.every(([x, y], at) => x === points.at(at - 1)?.[0] || y === points.at(at - 1)?.[1]) &&
  cornersOf(IDENTITY, boxAround(points)).every(([x, y]) =>
    points.some((point) => x === point[0] && y === point[1]),
  )

/** Whether a point is inside a path, by the nonzero winding or the even-odd rule (8.5.3.3). */
export const isInside = ({ polygons, isEvenOdd }: Path, [x, y]: Point): boolean => {
  let winding = 0
  for (const polygon of polygons) {
    for (const [at, [x2, y2]] of polygon.entries()) {
      const [x1, y1] = polygon.at(at - 1) ?? [x2, y2]
      const isCrossed = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
      if (isCrossed) winding += isEvenOdd || y2 > y1 ? 1 : -1
    }
  }
  return isEvenOdd ? winding % 2 === 1 : winding !== 0
}

/** Moves and scales one box to the place of another. */
export const fitInto = (box: Box, place: Box): Matrix => {
  const across = (place[2] - place[0]) / (box[2] - box[0])
  const up = (place[3] - place[1]) / (box[3] - box[1])
  return [across, 0, 0, up, place[0] - box[0] * across, place[1] - box[1] * up]
}
