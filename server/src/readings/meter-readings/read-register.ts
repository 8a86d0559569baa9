import { readingMarks, type ListedReadings, type ReadingMark } from '@energycockpit/contract'
import type { Kysely } from 'kysely'
import type { Tables } from '../../entities/tables'
import { meterRulesOf } from '../series/meter-rules'
import { ruledSeries } from '../series/rules-repository'
import type { Consumption } from './register-consumption'
import { heldReadings } from './meter-reading-repository'
import { consumptionOf } from './register-of-series'
import { findImplausibleConsumption } from './register-plausibility'
import { inRegisterUnit } from './stage-apportioned'
import { timesOfUsual } from './meter-reading-questions'

type Register = Omit<ListedReadings['series'][number], 'count'>

const isoOf = (seconds: number) => new Date(seconds * 1000).toISOString()

/** Everything that was read off the register of a series, ascending, with what follows from it; imports of `undone` count for nothing. */
export async function readRegister(
  db: Kysely<Tables>,
  seriesId: number,
  undone: ReadonlySet<number>,
): Promise<Register> {
  const found = (await ruledSeries(db, { id: seriesId }))!
  const { quantity, direction, unit, meterExchanges } = found.series
  const { register, meterChanges } = meterRulesOf(found.series, found.own)
  const held = await heldReadings(db, seriesId, undone)
  const { at, value } = inRegisterUnit(held, register.unit)
  const { consumption, findings } = consumptionOf(found.series, found.own, { at, value })
  const unusual = findImplausibleConsumption(consumption, timesOfUsual)
  const remarkable = [...findings, ...unusual.map((one) => ({ ...one, kind: 'UNUSUALLY_HIGH' as const }))]
  const numbers = new Map(meterExchanges.map((one) => [Date.parse(one.at), one]))
  return {
    ...{ seriesId, quantity, direction, unit, registerUnit: register.unit },
    readings: held.map(({ remark, enteredBy, enteredAt, importId }, place) => {
      const span = { from: at[place - 1] ?? Infinity, to: at[place]! }
      return {
        at: isoOf(at[place]!),
        ...{ value: value[place]!, remark, enteredBy, enteredAt: enteredAt.toISOString(), importId },
        amount: amountIn(consumption, span),
        marks: marksIn(remarkable, span),
      }
    }),
    exchanges: meterChanges.map(({ at: changedAt, last, first }) => {
      const { oldNumber = null, newNumber = null } = numbers.get(Date.parse(changedAt)) ?? {}
      return { at: changedAt, oldNumber, newNumber, last, first }
    }),
  }
}

/** A change of meters cuts the time between two readings; what is not known of a part is not known of the whole. */
function amountIn(consumption: readonly Consumption[], { from, to }: { from: number; to: number }) {
  const parts = consumption.filter((part) => part.from >= from && part.to <= to)
  if (parts.length === 0 || parts.some(({ amount }) => amount === null)) return null
  return parts.reduce((sum, { amount }) => sum + amount!, 0)
}

const kinds: readonly string[] = readingMarks

function marksIn(
  findings: readonly { kind: string; from: number; to: number }[],
  { from, to }: { from: number; to: number },
): ReadingMark[] {
  const within = findings.filter((one) => one.from >= from && one.to <= to && kinds.includes(one.kind))
  return [...new Set(within.map(({ kind }) => kind as ReadingMark))]
}
