import { ladders, type Dimension, type LadderUnit } from './ladders'

/** Value × factor + offset = value in the base unit of the dimension. */
export interface UnitDefinition {
  dimension: Dimension
  factor: number
  /** Only of temperatures, whose scales start at different points. */
  offset: number
}

const HOUR = 3_600
const FAHRENHEIT = 5 / 9

/** Base units: m³, m³/s, m², K, K·d, 1, W/m², J/m³, J/m², g/m², Pa, V, A, Hz, a piece, a person. */
const others = {
  l: of('VOLUME', 1e-3),
  hl: of('VOLUME', 0.1),
  'm³': of('VOLUME', 1),
  'l/h': of('VOLUME_FLOW', 1e-3 / HOUR),
  'l/s': of('VOLUME_FLOW', 1e-3),
  'm³/h': of('VOLUME_FLOW', 1 / HOUR),
  'm²': of('AREA', 1),
  ha: of('AREA', 1e4),
  K: of('TEMPERATURE', 1),
  '°C': of('TEMPERATURE', 1, 273.15),
  '°F': of('TEMPERATURE', FAHRENHEIT, 459.67 * FAHRENHEIT),
  Kd: of('DEGREE_DAYS', 1),
  '%': of('RATIO', 0.01),
  'W/m²': of('IRRADIANCE', 1),
  'kW/m²': of('IRRADIANCE', 1e3),
  'kg/MWh': of('CARBON_INTENSITY', 1),
  't/MWh': of('CARBON_INTENSITY', 1e3),
  'kWh/m³': of('CALORIFIC_VALUE', HOUR * 1e3),
  'MJ/m³': of('CALORIFIC_VALUE', 1e6),
  'kWh/m²': of('ENERGY_PER_AREA', HOUR * 1e3),
  'MWh/m²': of('ENERGY_PER_AREA', HOUR * 1e6),
  'kg/m²': of('MASS_PER_AREA', 1e3),
  Pa: of('PRESSURE', 1),
  hPa: of('PRESSURE', 100),
  mbar: of('PRESSURE', 100),
  bar: of('PRESSURE', 1e5),
  V: of('VOLTAGE', 1),
  kV: of('VOLTAGE', 1e3),
  A: of('CURRENT', 1),
  Hz: of('FREQUENCY', 1),
  piece: of('PIECES', 1),
  person: of('PERSONS', 1),
}

/** The units that the portal knows, but for those of money. */
export type UnitName = LadderUnit | keyof typeof others

const table: ReadonlyMap<string, UnitDefinition> = new Map([
  ...ladders.flatMap(({ dimension, steps }) =>
    Object.entries(steps).map(([name, factor]) => [name, of(dimension, factor)] as const),
  ),
  ...Object.entries(others),
])

function of(dimension: Dimension, factor: number, offset = 0): UnitDefinition {
  return { dimension, factor, offset }
}

/** All of them, the smallest of a kind first. */
export const unitNames: readonly UnitName[] = [...table.keys()] as UnitName[]

/** What a unit is; undefined for an unknown one and for those of money. */
export function unitDefinition(unit: string): UnitDefinition | undefined {
  return table.get(unit)
}
