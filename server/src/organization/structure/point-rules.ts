import { mediumOfProduct, parseMalo, parseMelo, parseObis } from '@energycockpit/metering-ids'
import type { Surroundings } from './surroundings'
import { objectsAt } from './object-rules'
import { checkFormerParents } from './places-over-time'
import { checkExchanges, checkFactor } from './meter-rules'
import { checkReference } from './reference-rules'
import { checkOtherClock, seriesIn } from './series-below'
import type { ItemOf } from './structure'

type Point = ItemOf<'METERING_POINT'>
type Kind = Point['fields']['objectKind']

/** Kinds that count what was used, and so are a main meter or a submeter. */
const typesOfKind: Readonly<Record<Kind, readonly Point['fields']['type'][]>> = {
  MAIN: ['MAIN'],
  SUB: ['SUB'],
  MANUAL_READ: ['MAIN', 'SUB'],
  VIRTUAL: [null],
  SENSOR: [null],
  WEATHER_STATION: [null],
}

/** A metering point stands at a location; a submeter also below another of the same location and product. */
export function checkPoint(point: Point, around: Surroundings<Point>): void {
  const { report } = around
  const { location, objectKind, type, productType } = point.fields
  checkReference(point, { field: 'location', kind: 'LOCATION', id: location }, around)
  if (!typesOfKind[objectKind].includes(type)) report('type', 'TYPE_OF_KIND', objectKind)
  if ((objectKind === 'WEATHER_STATION') !== (productType === 'WEATHER'))
    report('productType', 'PRODUCT_OF_KIND', objectKind)
  checkVirtual(point, around)
  checkParent(point, around)
  checkFormerParents(point, around)
  checkSubmeters(point, around)
  checkMarketIds(point, around)
  checkMove(point, around)
  checkFactor(point, around)
  checkExchanges(point, around)
  checkStation(point, around)
  checkObjects(point, around)
}

/** A virtual meter is what its formula makes it: it is renamed here, and changed where the formula is. */
function checkVirtual({ id, fields }: Point, { before, virtual, report }: Surroundings<Point>): void {
  const was = before?.fields
  const isMade = before === null && virtual.has(id)
  if (!isMade && (fields.objectKind === 'VIRTUAL') !== (was?.objectKind === 'VIRTUAL'))
    return report('objectKind', 'VIRTUAL_ELSEWHERE')
  if (fields.objectKind !== 'VIRTUAL' || was === undefined) return
  if (fields.location !== was.location) report('location', 'VIRTUAL_ELSEWHERE')
  if (fields.productType !== was.productType) report('productType', 'VIRTUAL_ELSEWHERE')
}

function checkParent(point: Point, around: Surroundings<Point>): void {
  const { report } = around
  const { type, location, productType, parentMeteringPoint: id } = point.fields
  const field = 'parentMeteringPoint'
  if (id === null) {
    if (type === 'SUB') report(field, 'SUB_WITHOUT_PARENT')
    return
  }
  if (type !== 'SUB') return report(field, 'MAIN_WITH_PARENT')
  const parent = checkReference(point, { field, kind: 'METERING_POINT', id }, around)
  if (parent === undefined) return
  if (parent.fields.type === null) report(field, 'PARENT_NOT_A_METER', parent.fields.name)
  else if (parent.fields.location !== location) report(field, 'PARENT_OTHER_LOCATION', parent.fields.name)
  else if (parent.fields.productType !== productType)
    report(field, 'PARENT_OTHER_PRODUCT', parent.fields.name)
}

/** What it counts is partly counted again by its submeters, as long as they are of its place and product. */
function checkSubmeters({ id, fields }: Point, { structure, before, report }: Surroundings<Point>): void {
  if (before === null) return
  const subs = [before.fields.location, fields.location].flatMap((location) =>
    structure.below('LOCATION', location),
  )
  const fits = ({ fields: sub }: (typeof subs)[number]) =>
    sub.kind !== 'METERING_POINT' ||
    sub.parentMeteringPoint !== id ||
    (fields.type !== null && sub.location === fields.location && sub.productType === fields.productType)
  if (!subs.every(fits)) report(changedField(before.fields, fields), 'SUBMETERS_DIFFER')
}

const changedField = (before: Point['fields'], { location, productType }: Point['fields']) =>
  before.location !== location ? 'location' : before.productType !== productType ? 'productType' : 'type'

function checkMarketIds(point: Point, { structure, before, report }: Surroundings<Point>): void {
  const { malo, melo, productType } = point.fields
  if (malo !== null && !parseMalo(malo).ok) report('malo', 'MALO_INVALID', malo)
  if (melo !== null && !parseMelo(melo).ok) report('melo', 'MELO_INVALID', melo)
  if (before === null || before.fields.productType === productType) return
  // Registers are named by the medium.
  const medium = mediumOfProduct(productType)
  const named = seriesIn(structure, point).flatMap(({ fields }) => fields.obis ?? [])
  if (named.some((obis) => !parseObis(obis, medium).ok)) report('productType', 'OBIS_INVALID')
}

function checkMove(point: Point, around: Surroundings<Point>): void {
  const { structure, before } = around
  if (before === null || before.fields.location === point.fields.location) return
  const [from, to] = [before, point].map(
    ({ fields }) => structure.get('LOCATION', fields.location)?.fields.timeZone,
  )
  if (from !== to) checkOtherClock(point, 'location', around)
}

/** A weather station stays one as long as locations in use go by it. */
function checkStation(point: Point, { structure, before, report }: Surroundings<Point>): void {
  if (before?.fields.objectKind !== 'WEATHER_STATION') return
  const isStation = point.fields.objectKind === 'WEATHER_STATION'
  if (isStation && (point.archivedAt === null || before.archivedAt !== null)) return
  for (const { fields, archivedAt } of structure.items())
    if (fields.kind === 'LOCATION' && fields.weatherStation === point.id && archivedAt === null)
      return report(isStation ? 'archivedAt' : 'objectKind', 'WEATHER_STATION_IN_USE', fields.name)
}

/** What it is assigned to is at its own location; a step that moves it takes it away from the others first. */
function checkObjects({ id, fields }: Point, { structure, before, report }: Surroundings<Point>): void {
  if (before === null || before.fields.location === fields.location) return
  for (const object of objectsAt(structure, before.fields.location))
    if (object.fields.meteringPoints.includes(id))
      report('location', 'ASSIGNED_TO_OBJECT', object.fields.name)
}
