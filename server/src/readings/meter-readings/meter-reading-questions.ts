import type { Question, QuestionKind } from '@energycockpit/contract'
import type { Consumption, MeterReadings } from './register-consumption'
import { findImplausibleConsumption } from './register-plausibility'
import { meterRulesOf, type OwnRules, type RuledSeries } from '../series/meter-rules'
import { compareWithMeasured, type MeasuredComparison, type Measured } from './compare-with-measured'
import { consumptionOf } from './register-of-series'

/** More than so many times the usual a day is asked about. */
export const timesOfUsual = 3

interface EnteredReadings {
  series: RuledSeries & { timeZone: string }
  own: OwnRules
  /** All of the register, with the new ones, ascending; in its unit. */
  readings: MeterReadings
  /** By the instant in seconds. */
  isNew: (at: number) => boolean
  measured: Measured
  /** Whoever is asked may see measured values. */
  canReadValues: boolean
}

/** The spans between two readings that a new one begins or ends. */
function enteredSpans<Span extends Pick<Consumption, 'from' | 'to'>>(
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
export function meterReadingQuestions(requested: EnteredReadings): Question[] {
  const { series, own, readings, isNew, measured, canReadValues } = requested
  const { consumption, findings, maxPerHour, factorAt } = consumptionOf(series, own, readings)
  const registerUnit = meterRulesOf(series, own).register.unit
  const valueAt = new Map(Array.from(readings.at, (at, place) => [at, readings.value[place]!]))
  const onlyAsked = <Span extends Pick<Consumption, 'from' | 'to'>>(spans: readonly Span[]) =>
    enteredSpans(spans, Array.from(readings.at), isNew)
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
        ...{ before: inUnit(registerUnit, before), after: inUnit(registerUnit, after) },
        ...Object.fromEntries(
          Object.entries(amounts).map(([name, value]) => [name, inUnit(series.unit, value)]),
        ),
        ...(hours !== undefined && { hours: inUnit('h', hours) }),
      },
    }
  }
  const seriesInterval = { interval: series.interval, timeZone: series.timeZone }
  const compared = (span: Consumption): MeasuredComparison | undefined =>
    span.amount === null
      ? undefined
      : compareWithMeasured(
          { ...span, amount: span.amount },
          {
            seriesInterval,
            measured,
            step: factorAt(span.from) * stepOf([valueAt.get(span.from), valueAt.get(span.to)]),
          },
        )

  const questions = new Map<number, Question>()
  for (const { from, to, worst, parameters } of onlyAsked(
    findImplausibleConsumption(consumption, timesOfUsual),
  ))
    questions.set(from, question('UNUSUALLY_HIGH', { from, to }, { amount: worst, usual: parameters.usual! }))
  for (const span of onlyAsked(consumption)) {
    const hours = (span.to - span.from) / 3600
    if (span.amount !== null && maxPerHour !== null && span.amount > maxPerHour * hours)
      questions.set(span.from, question('ABOVE_CAPACITY', span, { amount: span.amount }))
  }
  for (const finding of onlyAsked(findings)) {
    const { kind, from } = finding
    if (kind !== 'ROLL_OVER' && kind !== 'REGISTER_BACKWARDS') continue
    const parts = consumption.filter((span) => span.from >= from && span.to <= finding.to)
    const amount = parts.some((part) => part.amount === null)
      ? null
      : parts.reduce((sum, part) => sum + part.amount!, 0)
    questions.set(from, question(kind, finding, { amount }))
  }
  // Where the meter reports by itself, its values know best: they settle a question, or are the one that is asked.
  for (const span of onlyAsked(consumption)) {
    const beside = compared(span)
    if (beside?.kind === 'AGREES') questions.delete(span.from)
    else if (beside && !canReadValues)
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
