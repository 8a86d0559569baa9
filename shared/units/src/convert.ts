import type { Dimension } from './ladders'
import { moneyUnit } from './money-unit'
import { unitDefinition } from './unit-table'

/** Two units that do not convert into each other, or one that is not known. */
export class UnitsDifferError extends Error {
  override readonly name = 'UnitsDifferError'
  constructor(
    readonly from: string,
    readonly to: string,
  ) {
    super(`${from} cannot be converted into ${to}.`)
  }
}

/** A unit with the kind of thing that it measures as text, so that money of two currencies is of two kinds. */
interface Convertible {
  kind: string
  factor: number
  offset: number
}

/** Whether a value in the one unit says the same as some value in the other. Unknown units convert into nothing. */
export function canConvert(from: string, to: string): boolean {
  const kind = convertible(from)?.kind
  return kind !== undefined && kind === convertible(to)?.kind
}

/** A value in another unit of the same kind; throws UnitsDifferError when there is none. */
export function convert(value: number, from: string, to: string): number {
  const one = convertible(from)
  const other = convertible(to)
  if (!one || one.kind !== other?.kind) throw new UnitsDifferError(from, to)
  if (one.factor === other.factor && one.offset === other.offset) return value
  return value * (one.factor / other.factor) + (one.offset - other.offset) / other.factor
}

/** Means, states and ratios: the sum of two of them is nothing. */
const neverAdded: ReadonlySet<Dimension> = new Set<Dimension>([
  'TEMPERATURE',
  'RATIO',
  'IRRADIANCE',
  'CARBON_INTENSITY',
  'CALORIFIC_VALUE',
  'ENERGY_PER_AREA',
  'MASS_PER_AREA',
  'PRESSURE',
  'VOLTAGE',
  'CURRENT',
  'FREQUENCY',
])

/**
 * Whether values in two units can be added, after one has been converted into the other: amounts of the same kind,
 * and powers that flow at the same time. Temperatures, prices, shares and intensities never.
 */
export function canAdd(one: string, other: string): boolean {
  if (!canConvert(one, other)) return false
  const definition = unitDefinition(one)
  return definition ? !neverAdded.has(definition.dimension) : moneyUnit(one)?.per === null
}

function convertible(unit: string): Convertible | undefined {
  const definition = unitDefinition(unit)
  if (definition) return { kind: definition.dimension, factor: definition.factor, offset: definition.offset }
  const money = moneyUnit(unit)
  if (!money) return undefined
  const per = money.per === null ? undefined : unitDefinition(money.per)
  return {
    kind: `${money.currency}/${per?.dimension ?? ''}`,
    factor: 1 / (per?.factor ?? 1),
    offset: 0,
  }
}
