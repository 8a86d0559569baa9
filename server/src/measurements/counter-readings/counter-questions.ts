import type { CounterQuestion, counterQuestionKinds } from '@energycockpit/contract'
import { findImplausibleConsumption } from '../checks/counter-plausibility'
import type { CounterReadings } from '../checks/counter-consumption'
import type { OwnRules, RuledSeries } from '../rules/series-rules'
import { consumptionOf } from './counter-of-series'

/** More than so many times the usual a day is asked about. */
const times = 3

/**
 * What is to be asked of whoever brings readings: of each span between two readings that a new one begins or ends.
 * `readings` are all of the counter, with the new ones, ascending; `isNew` by the instant in seconds.
 */
export function counterQuestions(
  series: RuledSeries,
  own: OwnRules,
  readings: CounterReadings,
  isNew: (at: number) => boolean,
): CounterQuestion[] {
  const { consumption, findings, mostPerHour, factor } = consumptionOf(series, own, readings)
  const valueAt = new Map(Array.from(readings.at, (at, place) => [at, readings.value[place]!]))
  const instants = Array.from(readings.at)
  // A change of meters cuts the time between two readings.
  const isAsked = ({ from, to }: { from: number; to: number }) =>
    isNew(instants.findLast((at) => at <= from)!) || isNew(instants.find((at) => at >= to)!)
  const questions = new Map<number, CounterQuestion>()
  const ask = (
    kind: (typeof counterQuestionKinds)[number],
    { from, to }: { from: number; to: number },
    known: { amount: number | null; usual: number | null },
  ) => {
    const instants = { from: new Date(from * 1000).toISOString(), to: new Date(to * 1000).toISOString() }
    const id = `${kind} ${instants.from} ${valueAt.get(from)} ${valueAt.get(to)}`
    const shown = { before: valueAt.get(from) ?? null, after: valueAt.get(to) ?? null }
    questions.set(from, { id, kind, ...instants, ...shown, ...known })
  }

  for (const { from, to, worst, parameters } of findImplausibleConsumption(consumption, times))
    if (isAsked({ from, to }))
      ask('UNUSUALLY_HIGH', { from, to }, { amount: worst, usual: parameters.usual! })
  for (const span of consumption) {
    const hours = (span.to - span.from) / 3600
    const isTooMuch =
      span.amount !== null && mostPerHour !== null && span.amount > mostPerHour * factor * hours
    if (isAsked(span) && isTooMuch) ask('ABOVE_CAPACITY', span, { amount: span.amount, usual: null })
  }
  for (const finding of findings) {
    const { kind } = finding
    if ((kind !== 'ROLL_OVER' && kind !== 'COUNTER_BACKWARDS') || !isAsked(finding)) continue
    const amount = consumption.find(({ from }) => from === finding.from)?.amount ?? null
    ask(kind, finding, { amount, usual: null })
  }
  return [...questions.values()].sort((one, other) => one.from.localeCompare(other.from))
}
