import { amountOf, calculatedFigure, convert, meanRateOf, wayInto } from '@energycockpit/units'
import { nextStart } from '../series/series-interval'
import type { FileReading } from './read-rows'
import type { FileSeries } from './series-of-file'

/**
 * A reading of a file in the unit of its series: 4 kW over 15 minutes are 1 kWh, and inversely; undefined where the
 * units are of different kinds. A missing value stays one.
 */
export function inUnitOf(
  series: Pick<FileSeries, 'unit' | 'interval' | 'timeZone'>,
  { at, value, unit }: Pick<FileReading, 'at' | 'value' | 'unit'>,
): number | undefined {
  if (unit === null || unit === series.unit) return value
  const way = wayInto(unit, series.unit)
  if (way === undefined) return undefined
  if (way === 'UNIT') return calculatedFigure(convert(value, unit, series.unit))
  const length = (nextStart(at, series) - at) * 1000
  const calculated =
    way === 'AMOUNT'
      ? amountOf(value, unit, length, series.unit)
      : meanRateOf(value, unit, length, series.unit)
  // A sixth of an hour is no binary fraction: what is calculated has as many digits as elsewhere.
  return calculatedFigure(calculated)
}
