import type { UnrankedReason } from '@energycockpit/contract'

/** Degree days of some days: K·d, and of how many days they are known. */
export interface DegreeDays {
  sum: number
  known: number
  days: number
}

export interface WeatherFactor {
  /** K·d of the period, and of the same days in a mean year. */
  degreeDays: number
  meanDegreeDays: number
}

/** Of fewer days a sum is not extrapolated to all of them. */
const minKnown = 0.9
/** A mean of fewer years says little of a place. */
const minYears = 3
/** K·d a day: below, hardly anything is heated, and the quotient says nothing. */
const minADay = 1

/**
 * By what heat that was purchased is multiplied to be that of a mean year: Gm / G, the mean and the actual degree days
 * of the same days (VDI 3807 part 1; G20/15 of VDI 2067).
 */
export function weatherFactor(
  period: DegreeDays | undefined,
  years: readonly (DegreeDays | undefined)[],
): WeatherFactor | UnrankedReason {
  if (period === undefined || !isKnown(period)) return 'WEATHER_INCOMPLETE'
  const known = years.filter((one) => one !== undefined).filter(isKnown)
  if (known.length < minYears) return 'YEARS_MISSING'
  const degreeDays = whole(period)
  // By the day, because of the leap days.
  const meanADay = known.reduce((sum, one) => sum + one.sum / one.known, 0) / known.length
  const meanDegreeDays = meanADay * period.days
  if (degreeDays < minADay * period.days || meanADay < minADay) return 'HARDLY_HEATED'
  return { degreeDays, meanDegreeDays }
}

const isKnown = ({ known, days }: DegreeDays) => days > 0 && known >= minKnown * days
const whole = ({ sum, known, days }: DegreeDays) => (sum / known) * days
