import type { Quality } from '../../readings/index'
import { electricityGaps } from './electricity-gaps'
import { allSilentHours, gasGaps } from './gas-gaps'
import type { DemoSeries, SourceRule } from '../records/metering-points'
import { quarterHours } from './quarter-hours'
import { roomClimate, type RoomClimate } from './room-climate'
import { hallOccupancy } from './hall-occupancy'
import type { Source } from './source'

export interface DemoValue {
  /** Seconds after the start of the hour. */
  offset: number
  value: number
  quality: Quality
}

/** What each series holds in an hour of the source (0 is the first). */
export type DemoValues = (series: DemoSeries, hour: number) => DemoValue[]

const quarter = 900
const missing = (offset: number): DemoValue => ({ offset, value: 0, quality: 'missing' })

/** Finds the gaps of all columns once, and answers from then on without reading anything. */
export function demoValues(source: Source): DemoValues {
  const gapsOf = gapFinder(source)
  const roomColumn = roomColumns(source)
  const found = new Map<string, { values: Float64Array; gaps: Uint8Array }>()
  const columnOf = (rule: SourceRule) => {
    const known = found.get(rule.column)
    if (known !== undefined) return known
    const values = roomColumn(rule.column) ?? columnNamed(source, rule.column)
    const column = { values, gaps: gapsOf(rule, values) }
    found.set(rule.column, column)
    return column
  }
  const firstHour = source.start / 3_600
  const factorAt = ({ factor, byHour }: SourceRule, hour: number) =>
    byHour === undefined ? factor : factor * byHour[(firstHour + hour) % 24]!
  return (series, hour) => {
    const { values, gaps } = columnOf(series.rule)
    const isMissing = gaps[hour] === 1
    if (series.interval === 'PT1H')
      return isMissing
        ? [missing(0)]
        : [{ offset: 0, value: scaled(values[hour]!, factorAt(series.rule, hour)), quality: 'measured' }]
    if (isMissing) return [0, 1, 2, 3].map((place) => missing(place * quarter))
    const tenths = (place: number) => (gaps[place] === 0 ? Math.round(values[place]! * 10) : undefined)
    const own = tenths(hour)!
    const quarters = quarterHours(
      tenths(hour - 1) ?? own,
      own,
      tenths(hour + 1) ?? own,
      series.id * source.count + hour,
    )
    return quarters.map((power, place) => ({
      offset: place * quarter,
      value: power / 10,
      quality: 'measured',
    }))
  }
}

/** A product without the noise of binary fractions, so that what is shown is what was meant. */
const scaled = (value: number, factor: number): number =>
  factor === 1 ? value : Math.round(value * factor * 1e6) / 1e6

function gapFinder(source: Source) {
  const temperature = columnNamed(source, 'air_temperature_degc')
  const gasColumns = [...source.columns].filter(([name]) => name.endsWith('_gas_kwh'))
  const allSilent = allSilentHours(gasColumns.map(([, values]) => values))
  const firstHourOfDay = (source.start / 3600) % 24
  return ({ gaps }: SourceRule, values: Float64Array): Uint8Array => {
    switch (gaps) {
      case 'ELECTRICITY':
        return electricityGaps(values)
      case 'GAS':
        return gasGaps({ values, temperature, allSilent, firstHourOfDay })
      case 'NONE':
        return new Uint8Array(values.length)
    }
  }
}

/** Modelled columns of a room, calculated when the first of them is needed; undefined for any other name. */
function roomColumns(source: Source): (name: string) => Float64Array | undefined {
  let climate: RoomClimate | undefined
  let persons: Float64Array | undefined
  return (name) => {
    if (name === personsColumn) return (persons ??= hallOccupancy(source.start / 3_600, source.count))
    const quantity = roomColumnNames.get(name)
    if (quantity === undefined) return undefined
    climate ??= roomClimate({
      temperature: columnNamed(source, 'air_temperature_degc'),
      humidity: columnNamed(source, 'relative_humidity_percent'),
      irradiance: columnNamed(source, 'global_irradiance_w_m2'),
      firstHour: source.start / 3_600,
    })
    return climate[quantity]
  }
}

const personsColumn = 'hall_persons'
const roomColumnNames: ReadonlyMap<string, keyof RoomClimate> = new Map([
  ['room_temperature_degc', 'temperature'],
  ['room_relative_humidity_percent', 'humidity'],
])

function columnNamed(source: Source, name: string): Float64Array {
  const values = source.columns.get(name)
  if (values === undefined) throw new Error(`The demo data have no column ${name}`)
  return values
}
