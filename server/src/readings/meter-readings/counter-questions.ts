import type { Question, QuestionKind } from '@energycockpit/contract'
import type { Consumption, CounterReadings } from './counter-consumption'
import { findImplausibleConsumption } from './counter-plausibility'
import { meterRulesOf, type OwnRules, type RuledSeries } from '../series/meter-rules'
import { besideMeasured, type BesideMeasured, type Measured } from './beside-measured'
import { consumptionOf } from './counter-of-series'

/** More than so many times the usual a day is asked about. */
const times = 3

interface AskedReadings {
  series: RuledSeries & { timeZone: string }
  own: OwnRules
  /** All of the counter, with the new ones, ascending; in its unit. */
  readings: CounterReadings
  /** By the instant in seconds. */
  isNew: (at: number) => boolean
  measured: Measured
  /** Whoever is asked may see measured values. */
  mayReadValues: boolean
}

/** The spans between two readings that a new one begins or ends. */
function askedSpans<Span extends Pick<Consumption, 'from' | 'to'>>(
  spans: readonly Span[],
  instants: readonly number[],
  isNew: (at: number) => boolean,
): Span[] {
  // A change of meters cuts the time between two readings.
  return spans.filter(
    ({ from, to }) =>
      isNew(instants.findLast((at) => at <= from)!) || isNew(instants.find((at) => at >= to)!),
  )
}

/** What is to be asked of whoever brings readings: of each span between two readings that a new one begins or ends. */
export function counterQuestions(asked: AskedReadings): Question[] {
  const { series, own, readings, isNew, measured, mayReadValues } = asked
  const { consumption, findings, mostPerHour, factor } = consumptionOf(series, own, readings)
  const counterUnit = meterRulesOf(series, own).counter.unit
  const valueAt = new Map(Array.from(readings.at, (at, place) => [at, readings.value[place]!]))
  const onlyAsked = <Span extends Pick<Consumption, 'from' | 'to'>>(spans: readonly Span[]) =>
    askedSpans(spans, Array.from(readings.at), isNew)
  const inUnit = (unit: string, value: number | null | undefined) =>
    value === null || value === undefined ? null : { value, unit }
  const question = (
    kind: QuestionKind,
    { from, to }: { from: number; to: number },
    { hours, ...amounts }: Record<string, number | null>,
  ): Question => {
    const [before, after] = [valueAt.get(from), valueAt.get(to)]
    const instants = { from: new Date(from * 1000).toISOString(), to: new Date(to * 1000).toISOString() }
    return {
      id: `${kind} ${instants.from} ${instants.to} ${before} ${after}`,
      ...{ kind, ...instants },
      figures: {
        ...{ before: inUnit(counterUnit, before), after: inUnit(counterUnit, after) },
        ...Object.fromEntries(
          Object.entries(amounts).map(([name, value]) => [name, inUnit(series.unit, value)]),
        ),
        ...(hours !== undefined && { hours: inUnit('h', hours) }),
      },
    }
  }
  const grid = { interval: series.interval, timeZone: series.timeZone }
  const compared = (span: Consumption): BesideMeasured | undefined =>
    span.amount === null
      ? undefined
      : besideMeasured(
          { ...span, amount: span.amount },
          { grid, measured, step: factor * stepOf([valueAt.get(span.from), valueAt.get(span.to)]) },
        )

  const questions = new Map<number, Question>()
  for (const { from, to, worst, parameters } of onlyAsked(findImplausibleConsumption(consumption, times)))
    questions.set(from, question('UNUSUALLY_HIGH', { from, to }, { amount: worst, usual: parameters.usual! }))
  for (const span of onlyAsked(consumption)) {
    const hours = (span.to - span.from) / 3600
    if (span.amount !== null && mostPerHour !== null && span.amount > mostPerHour * factor * hours)
      questions.set(span.from, question('ABOVE_CAPACITY', span, { amount: span.amount }))
  }
  for (const finding of onlyAsked(findings)) {
    const { kind, from } = finding
    if (kind !== 'ROLL_OVER' && kind !== 'COUNTER_BACKWARDS') continue
    const amount = consumption.find((span) => span.from === from)?.amount ?? null
    questions.set(from, question(kind, finding, { amount }))
  }
  // Where the meter reports by itself, its values know best: they settle a question, or are the one that is asked.
  for (const span of onlyAsked(consumption)) {
    const beside = compared(span)
    if (beside?.kind === 'AGREES') questions.delete(span.from)
    else if (beside && !mayReadValues)
      questions.set(span.from, question('DOES_NOT_FIT', span, { amount: span.amount }))
    else if (beside) {
      const { kind, ...told } = beside
      questions.set(span.from, question(kind, span, { amount: span.amount, ...told }))
    }
  }
  return [...questions.values()].sort((one, other) => one.from!.localeCompare(other.from!))
}

/** What the last digit that a register shows is worth, in its unit. */
function stepOf(values: readonly (number | undefined)[]): number {
  const decimals = values.map(
    (value = 0) => (String(Math.round(value * 1e6) / 1e6).split('.')[1] ?? '').length,
  )
  return 10 ** -Math.max(...decimals)
}
