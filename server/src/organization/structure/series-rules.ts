import type { Quantity } from '@energycockpit/contract'
import { mediumOfProduct, parseObis } from '@energycockpit/metering-ids'
import { moneyUnit, unitDefinition, type Dimension } from '@energycockpit/units'
import type { Surroundings } from './surroundings'
import { checkReference } from './reference-rules'
import type { ItemOf } from './structure'

type Series = ItemOf<'SERIES'>

const dimensionsOf: Readonly<Record<Exclude<Quantity, 'PRICE'>, readonly Dimension[]>> = {
  ENERGY: ['ENERGY'],
  POWER: ['POWER'],
  VOLUME: ['VOLUME'],
  TEMPERATURE: ['TEMPERATURE'],
  RELATIVE_HUMIDITY: ['RATIO'],
  IRRADIANCE: ['IRRADIANCE'],
  CARBON_INTENSITY: ['CARBON_INTENSITY'],
  // Cars are counted, steel is weighed, beer is measured.
  OUTPUT: ['PIECES', 'MASS', 'VOLUME'],
  OCCUPANCY: ['PERSONS', 'RATIO'],
}

/** What flows has a direction. */
const flowing: ReadonlySet<Quantity> = new Set<Quantity>(['ENERGY', 'POWER', 'VOLUME'])

/** A series has a unit of its quantity; once it has values, it goes on meaning what they mean. */
export function checkSeries(series: Series, around: Surroundings<Series>): void {
  const { report } = around
  const { quantity, unit, direction, meteringPoint, obis } = series.fields
  const point = checkReference(
    series,
    { field: 'meteringPoint', kind: 'METERING_POINT', id: meteringPoint },
    around,
  )
  if (point?.fields.objectKind === 'VIRTUAL') report('meteringPoint', 'VIRTUAL_ELSEWHERE')
  if (!isUnitOf(quantity, unit)) report('unit', 'UNIT_OF_QUANTITY', unit)
  const isMeter = point?.fields.type !== null
  if (!flowing.has(quantity) && direction !== null) report('direction', 'DIRECTION_NEEDLESS')
  if (flowing.has(quantity) && direction === null && isMeter) report('direction', 'DIRECTION_REQUIRED')
  if (obis !== null && point && !parseObis(obis, mediumOfProduct(point.fields.productType)).ok)
    report('obis', 'OBIS_INVALID', obis)
  checkTwins(series, around)
  checkMeaning(series, around)
}

const isUnitOf = (quantity: Quantity, unit: string): boolean =>
  quantity === 'PRICE'
    ? moneyUnit(unit)?.per !== null && moneyUnit(unit) !== undefined
    : dimensionsOf[quantity].some((dimension) => dimension === unitDefinition(unit)?.dimension)

const meanings = ['quantity', 'direction', 'interval', 'seriesType', 'obis'] as const

/** Two series of a metering point that nothing tells apart would be counted twice. */
function checkTwins(series: Series, { structure, report }: Surroundings<Series>): void {
  if (series.archivedAt !== null) return
  const isTwin = (other: Series) =>
    other.id !== series.id &&
    other.archivedAt === null &&
    meanings.every((field) => other.fields[field] === series.fields[field])
  const others = structure.below('METERING_POINT', series.fields.meteringPoint) as readonly Series[]
  if (others.some(isTwin)) report('quantity', 'SERIES_EXISTS')
}

function checkMeaning({ id, fields }: Series, around: Surroundings<Series>): void {
  const { before, report } = around
  if (before === null) return
  const number = Number(id)
  const isOther = (field: 'quantity' | 'unit' | 'interval' | 'direction' | 'meteringPoint') =>
    fields[field] !== before.fields[field]
  const changed = (['quantity', 'unit', 'interval', 'meteringPoint'] as const).find(isOther)
  if (changed !== undefined && around.withValues.has(number)) return report(changed, 'HAS_VALUES')
  const inFormula = changed ?? (isOther('direction') ? 'direction' : undefined)
  if (inFormula !== undefined && around.inFormulas.has(number)) report(inFormula, 'IN_FORMULA')
}
