import { angleOfYear, isEndOfYear, weekdayOf } from '../daily/calendar'
import type { Closures } from '../daily/closed-days'
import type { HourlySeries } from './hourly-series'

export const hoursOfWeek = 168
const hinges = [5, 10, 15, 20, 25]
const temperatureUnit = 5
const harmonics = 2
const columnsOfTemperature = 1 + hinges.length

const weekPenalty = 1
/** As in the daily model, times the hours of a day, which tell nearly the same. */
const temperaturePenalty = 24
const annualPenalty = 30 * 24
const unpenalised = 1e-6

export const hourlySize = (withTemperature: boolean) =>
  2 + hoursOfWeek + 4 * harmonics + (withTemperature ? 2 * columnsOfTemperature : 0)

export function hourlyPenalties(withTemperature: boolean): Float64Array {
  const penalties = [unpenalised, unpenalised, ...Array<number>(hoursOfWeek).fill(weekPenalty)]
  for (let k = 1; k <= harmonics; k++) penalties.push(...Array<number>(4).fill(annualPenalty * k * k))
  if (withTemperature) penalties.push(...Array<number>(2 * columnsOfTemperature).fill(temperaturePenalty))
  return Float64Array.from(penalties)
}

/** 0 to 167; holidays, and the end of the year where the place is closed, are like the last rest day of the week. */
export function hoursOfWeekOf(
  { day, hour, holiday }: HourlySeries,
  { restDays, endOfYear }: Closures,
): Uint8Array {
  const rest = Math.max(...restDays)
  return Uint8Array.from(day, (each, place) => {
    const weekday = holiday[place] || (endOfYear && isEndOfYear(each)) ? rest : weekdayOf(each)
    return weekday * 24 + hour[place]!
  })
}

/**
 * One row for each hour: a constant, busy hours, the hours of the week, the year, and the temperature in pieces, which with the year
 * stand apart for busy and quiet hours.
 * Source: J. Mathieu et al., Quantifying Changes in Building Electricity Use, IEEE Transactions on Smart Grid 2 (2011).
 */
export function hourlyRows(
  series: HourlySeries,
  ofWeek: Uint8Array,
  busy: Uint8Array,
  felt: Float64Array | undefined,
): Float64Array {
  const size = hourlySize(felt !== undefined)
  const rows = new Float64Array(series.day.length * size)
  for (let row = 0; row < series.day.length; row++) {
    const from = row * size
    rows[from] = 1
    const isBusy = busy[ofWeek[row]!]!
    rows[from + 1] = isBusy
    rows[from + 2 + ofWeek[row]!] = 1
    let column = from + 2 + hoursOfWeek
    const angle = angleOfYear(series.day[row]!)
    for (let k = 1; k <= harmonics; k++) {
      for (const value of [Math.sin(k * angle), Math.cos(k * angle)]) {
        rows[column++] = value
        rows[column++] = value * isBusy
      }
    }
    if (felt === undefined || Number.isNaN(felt[row]!)) continue
    column += isBusy * columnsOfTemperature
    rows[column++] = (felt[row]! - hinges[0]!) / temperatureUnit
    for (const hinge of hinges) rows[column++] = Math.max(0, felt[row]! - hinge) / temperatureUnit
  }
  return rows
}
