import type { MeterExchange, MeterReadings } from '@energycockpit/contract'

type Reading = Pick<MeterReadings['series'][number]['readings'][number], 'at' | 'value'>
type Register = MeterExchange['registers'][number]

export interface AroundExchange {
  /** The reading before the exchange, of the old meter, and the one after it, of the new one. */
  before: Reading | undefined
  after: Reading | undefined
  /** What both registers counted from `before` to `after`; undefined where one is missing or a register went backwards. */
  counted: number | undefined
  /** The old register showed less at the end than before. */
  isBackwards: boolean
}

/** What lies between the readings around an exchange: (last − before) + (after − first), in the register's figures. */
export function aroundExchange(
  { at, last, first }: Pick<MeterExchange, 'at'> & Pick<Register, 'last' | 'first'>,
  readings: readonly Reading[],
): AroundExchange {
  const instant = Date.parse(at)
  const sorted = [...readings].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const before = sorted.findLast((one) => Date.parse(one.at) < instant)
  const after = sorted.find((one) => Date.parse(one.at) >= instant)
  const isBackwards = before !== undefined && last < before.value
  const counted =
    before === undefined || after === undefined || isBackwards || after.value < first
      ? undefined
      : last - before.value + (after.value - first)
  return { before, after, counted, isBackwards }
}
