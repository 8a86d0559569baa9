import { dayOf, isEndOfYear, weekdayOf } from './calendar'
import { dailySeries, type DailySeries, type MeasuredDay } from './daily-series'

/** Normal numbers that are the same in every run. Sources: mulberry32 (T. Ettinger, 2017), Box and Muller (1958). */
export function noiseOf(seed: number): () => number {
  let state = seed
  const uniform = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
  }
  return () => Math.sqrt(-2 * Math.log(1 - uniform())) * Math.cos(2 * Math.PI * uniform())
}

export interface Truth {
  from?: string
  days?: number
  seed?: number
  /** °C: mean of the year, half of its swing, and whether January is warm. */
  climate?: { mean: number; swing: number; southern?: boolean }
  baseLoad?: number
  heating?: { below: number; slope: number }
  cooling?: { above: number; slope: number }
  /** Share of usage on rest days. */
  onRestDays?: number
  restDays?: readonly number[]
  /** Standard deviation of what nobody knows, in the unit of the meter. */
  noise?: number
  /** From this day on usage is lower by this share. */
  savings?: { from: string; share: number }
}

/** A meter of which all is known: what a model finds can be compared with what was put in. */
export function meterOfTruth(truth: Truth = {}): DailySeries {
  const { from = '2021-01-01', days = 365, seed = 1, baseLoad = 100, noise = 0 } = truth
  const { climate = { mean: 11, swing: 10 }, onRestDays = 1, restDays = [5, 6], savings } = truth
  const random = noiseOf(seed)
  const first = dayOf(from)!
  const measured = Array.from({ length: days }, (_, place): MeasuredDay => {
    const day = first + place
    const season = -Math.cos((2 * Math.PI * (day - dayOf('2021-01-20')!)) / 365.2425)
    const temperature = climate.mean + climate.swing * season * (climate.southern ? -1 : 1) + 3 * random()
    const { heating, cooling } = truth
    const heated = heating ? heating.slope * Math.max(0, heating.below - temperature) : 0
    const cooled = cooling ? cooling.slope * Math.max(0, temperature - cooling.above) : 0
    const rests = restDays.includes(weekdayOf(day)) || isEndOfYear(day)
    const saved = savings && day >= dayOf(savings.from)! ? 1 - savings.share : 1
    const usage = (baseLoad + heated + cooled) * (rests ? onRestDays : 1) * saved + noise * random()
    return { day, usage, temperature }
  })
  return dailySeries(measured)
}
