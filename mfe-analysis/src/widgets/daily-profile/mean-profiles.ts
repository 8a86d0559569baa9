import { profileSteps, type Profile } from '@energycockpit/contract'
import { fitsInto } from '@energycockpit/time'
import { meanRateOf } from '@energycockpit/units'
import { minutesOfInterval } from '../../summed/minutes-of-interval'
import { rateUnitOf } from '../../summed/rate-unit'
import type { SummableGroup } from '../../summed/summable-groups'

export interface MeanProfile {
  dayType: Profile['dayTypes'][number]['dayType']
  /** How many such days there are. */
  days: number
  /** Place i speaks of the step that starts at `minute[i]`: the mean rate, kW for kWh. */
  value: (number | null)[]
  /** The step with the greatest value; undefined without values. */
  peak: number | undefined
}

const MINUTE = 60_000

/**
 * The mean course of each type of day, as what all series draw together (kW, m³/h). Values are counted where all series
 * have the same interval, so that a gap does not lower the mean; else each day of the period counts.
 */
export function meanProfiles(
  { unit: amountUnit, step, seriesCount, dayTypes }: Profile,
  group: SummableGroup,
): { unit: string; profiles: MeanProfile[] } {
  const amounts = amountUnit ?? group.item.unit
  const unit = rateUnitOf(amounts)
  const [interval = step, ...others] = new Set(group.series.map((series) => series.interval))
  const meanOf = (sum: number, count: number, days: number) =>
    others.length === 0
      ? meanRateOf((sum / count) * seriesCount, amounts, minutesOfInterval(interval) * MINUTE, unit)
      : meanRateOf(sum / Math.max(1, days), amounts, minutesOfInterval(step) * MINUTE, unit)
  const profiles = dayTypes.map(({ dayType, days, value, count }): MeanProfile => {
    const means = value.map((sum, place) =>
      sum === null || !count[place] ? null : meanOf(sum, count[place], days),
    )
    return { dayType, days, value: means, peak: placeOfGreatest(means) }
  })
  return { unit, profiles }
}

function placeOfGreatest(values: readonly (number | null)[]): number | undefined {
  let best: number | undefined
  values.forEach((value, place) => {
    if (value !== null && (best === undefined || value > values[best]!)) best = place
  })
  return best
}

/** The steps in which all series of a group have values, the finest first. */
export function stepsOf({ series }: SummableGroup): [Profile['step'], ...Profile['step'][]] {
  const [first = 'PT1H', ...others] = profileSteps.filter((step) =>
    series.every(({ interval }) => fitsInto(interval, step)),
  )
  return [first, ...others]
}

/** 495 → '08:15', as the clocks of the location show it. */
export const clockOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')
