import type { PathStep } from './shape-writer'

const DISTANCE = 8

/** Lines over the box of a path, as far from each other as those of the pattern on the screen. */
export function hatchLines(path: readonly PathStep[]): PathStep[] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const step of path) {
    const [x, y] = step.slice(-2) as [number, number]
    if (step[0] === 'Z') continue
    left = Math.min(left, x)
    right = Math.max(right, x)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y)
  }
  const lines: PathStep[] = []
  // Rising lines: x + y is the same all along each of them.
  const first = Math.ceil((left + top) / DISTANCE) * DISTANCE
  for (let sum = first; sum <= right + bottom; sum += DISTANCE) {
    lines.push(['M', sum - bottom, bottom], ['L', sum - top, top])
  }
  return lines
}
