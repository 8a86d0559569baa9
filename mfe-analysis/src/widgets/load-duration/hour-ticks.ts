const STEPS = [1, 2, 4, 6, 12, 24, 48, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000]
const MOST = 9

/** Round hours along a curve that is so many hours long. */
export function hourTicks(hours: number): number[] {
  const step = STEPS.find((each) => hours / each <= MOST) ?? STEPS.at(-1)!
  return Array.from({ length: Math.floor(hours / step) + 1 }, (_, place) => place * step)
}
