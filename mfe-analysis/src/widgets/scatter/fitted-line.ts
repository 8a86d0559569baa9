import { fitLinear, predict, type LinearFit, type Refusal } from '@energycockpit/models'
import type { Interval } from './scatter-choice'

/** The band is curved, and this many points make it round. */
const steps = 60

export interface FittedLine {
  fit: LinearFit
  line: { x: number[]; y: number[]; low?: number[]; high?: number[] }
}

/** The straight line that fits the points best, over their range of x, with an interval around it; or why there is none. */
export function fittedLine(
  x: readonly number[],
  y: readonly number[],
  interval: Interval,
): FittedLine | { refusal: Refusal } {
  const { fit, refusal } = fitLinear({ y, regressors: [{ name: 'x', values: x }] })
  if (refusal !== undefined) return { refusal }
  let [low, high] = [Infinity, -Infinity]
  for (const value of x) [low, high] = [Math.min(low, value), Math.max(high, value)]
  const places = Array.from({ length: steps + 1 }, (_, step) => low + (step / steps) * (high - low))
  const predicted = predict(
    fit,
    places.map((place) => [place]),
  )
  const line = { x: places, y: predicted.map(({ value }) => value) }
  if (interval === 'none') return { fit, line }
  const ends = predicted.map((one) => one[interval])
  return { fit, line: { ...line, low: ends.map((end) => end.low), high: ends.map((end) => end.high) } }
}
