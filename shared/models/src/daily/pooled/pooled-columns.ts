import { angleOfYear, isEndOfYear, weekdayOf } from '../calendar'
import type { DailySeries } from '../daily-series'
import { quantile } from '../median'

export interface PooledSettings {
  /** °C above which the temperature counts once more; none for a model without temperature. */
  hinges: readonly number[]
  weekdayPenalty: number
  flagPenalty: number
  temperaturePenalty: number
  closedTemperaturePenalty: number
  /** °C of one unit of temperature: what the penalties of temperature are relative to. */
  temperatureUnit: number
  harmonics: number
  annualPenalty: number
  /** Of a model without temperature, whose year is all that it knows of the weather. */
  blindAnnualPenalty: number
  closedAnnualPenalty: number
  /** Columns of further influences, which stand between the calendar and the temperature. */
  drivers: number
}

/** Why these: docs/decisions/baseline-models.md. */
const penaltiesOfDays: Omit<PooledSettings, 'hinges' | 'drivers'> = {
  weekdayPenalty: 3,
  flagPenalty: 1,
  temperaturePenalty: 1,
  closedTemperaturePenalty: 1,
  temperatureUnit: 5,
  harmonics: 4,
  annualPenalty: 30,
  blindAnnualPenalty: 10,
  closedAnnualPenalty: 10,
}

const hingeCount = 6
/** Shares of the days that are colder than the first step and warmer than the last. */
const outermost = 0.02

/** Settings for a climate: hinges that part its temperatures evenly; none where there is none. */
export function settingsFor(temperatures: Float64Array | undefined, drivers = 0): PooledSettings {
  if (temperatures === undefined) return settingsWith([], drivers)
  const low = quantile(temperatures, outermost)
  const high = quantile(temperatures, 1 - outermost)
  return settingsWith(
    Array.from({ length: hingeCount }, (_, place) => low + ((high - low) * (place + 1)) / (hingeCount + 1)),
    drivers,
  )
}

export const settingsWith = (hinges: readonly number[], drivers = 0): PooledSettings => ({
  ...penaltiesOfDays,
  ...{ hinges, drivers },
})

/** Near enough to none that it bends nothing, and enough for a meter without a closed day. */
const unpenalised = 1e-6

export function pooledSize({ hinges, harmonics, drivers }: PooledSettings, withTemperature: boolean): number {
  return 2 + 7 + 2 + 4 * harmonics + drivers + (withTemperature ? 2 * (1 + hinges.length) : 0)
}

/** The first column of further influences. */
export const firstDriver = (settings: PooledSettings) => pooledSize(settings, false) - settings.drivers

export function pooledPenalties(settings: PooledSettings, withTemperature: boolean): Float64Array {
  const { hinges, harmonics } = settings
  const penalties = [unpenalised, unpenalised, ...Array<number>(7).fill(settings.weekdayPenalty)]
  penalties.push(settings.flagPenalty, settings.flagPenalty)
  for (let k = 1; k <= harmonics; k++) {
    const annual = (withTemperature ? settings.annualPenalty : settings.blindAnnualPenalty) * k * k
    const closedAnnual = settings.closedAnnualPenalty * k * k
    penalties.push(annual, annual, closedAnnual, closedAnnual)
  }
  for (let driver = 0; driver < settings.drivers; driver++) penalties.push(unpenalised)
  if (withTemperature)
    for (let place = 0; place <= hinges.length; place++)
      penalties.push(settings.temperaturePenalty, settings.closedTemperaturePenalty)
  return Float64Array.from(penalties)
}

/** One row for each day, a column for each penalty; those of the temperature are empty. */
export function calendarRows(
  series: DailySeries,
  closed: Uint8Array,
  settings: PooledSettings,
  withTemperature: boolean,
  /** Standardised; as many as the settings say. */
  drivers: readonly Float64Array[] = [],
): Float64Array {
  const size = pooledSize(settings, withTemperature)
  const rows = new Float64Array(series.day.length * size)
  for (let row = 0; row < series.day.length; row++) {
    const day = series.day[row]!
    const isClosed = closed[row]!
    let column = row * size
    rows[column++] = 1
    rows[column++] = isClosed
    rows[column + weekdayOf(day)] = 1
    column += 7
    rows[column++] = series.holiday[row]!
    rows[column++] = isEndOfYear(day) ? 1 : 0
    const angle = angleOfYear(day)
    for (let k = 1; k <= settings.harmonics; k++) {
      const sine = Math.sin(k * angle)
      const cosine = Math.cos(k * angle)
      rows[column++] = sine
      rows[column++] = cosine
      rows[column++] = sine * isClosed
      rows[column++] = cosine * isClosed
    }
    for (const values of drivers) rows[column++] = values[row]!
  }
  return rows
}

/** Fills the columns of the temperature; days without one keep 0. */
export function fillTemperatures(
  rows: Float64Array,
  felt: Float64Array,
  closed: Uint8Array,
  settings: PooledSettings,
): void {
  const { hinges, temperatureUnit } = settings
  const size = pooledSize(settings, true)
  const first = pooledSize(settings, false)
  for (let row = 0; row < felt.length; row++) {
    if (Number.isNaN(felt[row]!)) continue
    let column = row * size + first
    for (let place = -1; place < hinges.length; place++) {
      const linear = felt[row]! - hinges[Math.max(0, place)]!
      const above = (place < 0 ? linear : Math.max(0, linear)) / temperatureUnit
      rows[column++] = above
      rows[column++] = above * closed[row]!
    }
  }
}
