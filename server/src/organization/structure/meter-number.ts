import type { FieldsOf, StructureFields } from '@energycockpit/contract'
import { isDeepStrictEqual } from 'node:util'

type Point = FieldsOf<'METERING_POINT'>

/**
 * Fields that a user sets, with the meter number and the newest exchange saying the same: the number follows the
 * exchanges where these are changed, and the newest exchange the number where only that is. `before`: undefined of a new
 * item, whose number is that of its newest exchange.
 */
export function withNewestNumber<Fields extends StructureFields>(
  before: StructureFields | undefined,
  after: Fields,
): Fields {
  if (after.kind !== 'METERING_POINT') return after
  if (before === undefined) return { ...after, meterNumber: newestOf(after)?.newNumber ?? after.meterNumber }
  return before.kind === 'METERING_POINT' ? { ...after, ...followed(before, after) } : after
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
  const isTakenBack =
    last !== undefined && (newest === undefined || Date.parse(newest.at) < Date.parse(last.at))
  // Before the first of those that are taken back.
  const number = isTakenBack ? (newest?.newNumber ?? oldestOf(before)!.oldNumber) : newest?.newNumber
  return { meterNumber: number ?? meterNumber, meterExchanges }
}

const newestOf = (point: Point) => inOrder(point).at(-1)
const oldestOf = (point: Point) => inOrder(point)[0]
const inOrder = ({ meterExchanges }: Point) =>
  [...meterExchanges].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
