import type { FieldsOf, StructureFields } from '@energycockpit/contract'
import { isDeepStrictEqual } from 'node:util'

type Point = FieldsOf<'METERING_POINT'>

/**
 * Fields that a user sets, with the meter number and the newest exchange saying the same: the number follows the
 * exchanges where these are changed, and the newest exchange the number where only that is.
 */
export function withNewestNumber<Fields extends StructureFields>(
  before: StructureFields,
  after: Fields,
): Fields {
  if (before.kind !== 'METERING_POINT' || after.kind !== 'METERING_POINT') return after
  return { ...after, ...followed(before, after) }
}

function followed(before: Point, after: Point): Pick<Point, 'meterNumber' | 'meterExchanges'> {
  const { meterNumber, meterExchanges } = after
  const newest = newestOf(after)
  if (isDeepStrictEqual(before.meterExchanges, meterExchanges)) {
    if (newest === undefined || before.meterNumber === meterNumber) return { meterNumber, meterExchanges }
    const renamed = { ...newest, newNumber: meterNumber }
    return { meterNumber, meterExchanges: meterExchanges.map((one) => (one === newest ? renamed : one)) }
  }
  const last = newestOf(before)
  const isTakenBack = last !== undefined && (newest === undefined || newest.at < last.at)
  const number = isTakenBack ? (newest?.newNumber ?? last.oldNumber) : newest?.newNumber
  return { meterNumber: number ?? meterNumber, meterExchanges }
}

const newestOf = ({ meterExchanges }: Point) =>
  [...meterExchanges].sort((one, other) => Date.parse(one.at) - Date.parse(other.at)).at(-1)
