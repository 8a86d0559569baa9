import type { Surroundings } from './surroundings'
import { seriesIn } from './series-below'
import type { ItemOf } from './structure'

type Point = ItemOf<'METERING_POINT'>

/** What was used at any time is the register's by some factor. */
export function checkFactor({ fields }: Point, { report }: Surroundings<Point>): void {
  const { conversionFactor: factors } = fields
  const days = factors.map(({ from }) => from)
  if (new Set(days).size < days.length) report('conversionFactor', 'DAY_TWICE')
  if (factors[0]?.from !== null || factors.some(({ value }) => value === null))
    report('conversionFactor', 'FIRST_VALUE_MISSING')
}

/** One meter after the other, each known by the registers of series that are measured there. */
export function checkExchanges(point: Point, { structure, before, report, now }: Surroundings<Point>): void {
  const { meterExchanges: exchanges } = point.fields
  const instants = exchanges.map(({ at }) => at)
  if (new Set(instants).size < instants.length) report('meterExchanges', 'EXCHANGE_TWICE')
  if (instants.some((at) => at > now)) report('meterExchanges', 'EXCHANGE_IN_FUTURE')
  const known = new Set(seriesIn(structure, point).map(({ id }) => Number(id)))
  // A series that was deleted since leaves what its register showed.
  for (const { registers } of before?.fields.meterExchanges ?? [])
    for (const { seriesId } of registers) known.add(seriesId)
  for (const { registers } of exchanges) {
    const ids = registers.map(({ seriesId }) => seriesId)
    const strange = ids.find((id) => !known.has(id))
    if (strange !== undefined) report('meterExchanges', 'EXCHANGE_OF_OTHER_SERIES', String(strange))
    if (new Set(ids).size < ids.length) report('meterExchanges', 'INVALID')
  }
}
