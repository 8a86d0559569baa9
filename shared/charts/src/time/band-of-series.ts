import { convert } from '@energycockpit/units'
import type { TimeSeries } from './time-series'

/** The limits of a series' band, bucket by bucket; null where there is none. */
export interface Band {
  low: readonly (number | null)[]
  high: readonly (number | null)[]
}

/** In a unit; undefined where nothing is said of the uncertainty. */
export function bandOf({ values, uncertainty }: TimeSeries, unit: string): Band | undefined {
  if (uncertainty === undefined) return undefined
  const { value: above, below = above } = uncertainty
  const limit = (sign: 1 | -1, reach: readonly (number | null)[]) =>
    values.value.map((value, place) => {
      const half = reach[place] ?? null
      return value === null || half === null ? null : convert(value + sign * half, values.unit, unit)
    })
  return { low: limit(-1, below), high: limit(1, above) }
}
