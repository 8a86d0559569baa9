import { mostReadingsPerLoad, type Question } from '@energycockpit/contract'
import { may } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import { countStarts } from '../series/interval-grid'
import type { Loads } from '../imports/loads'
import type { SeriesWithRules } from '../series/rules-repository'
import { meterRulesOf } from '../series/meter-rules'
import type { Measured } from './beside-measured'
import { counterQuestions } from './counter-questions'
import type { CounterReading } from './counter-repository'
import { readMeasured } from './read-measured'
import { dependingOn, inCounterUnit } from './stage-spread'

interface Entered {
  found: SeriesWithRules
  /** What holds with the new readings, ascending. */
  all: readonly CounterReading[]
  added: readonly Pick<CounterReading, 'at'>[]
  user: Pick<SignedInUser, 'roles'>
}

const nothing: Measured = { valueAt: new Map(), usual: null }

/** What is to be asked of readings before they are stored, also beside what the meter has reported by itself. */
export async function openQuestions(
  { stores: { readings: store } }: Loads,
  { found: { series, own }, all, added, user }: Entered,
): Promise<Question[]> {
  const grid = { interval: series.interval, timeZone: series.timeZone }
  const span = dependingOn(all, { from: added[0]!.at, to: added.at(-1)!.at })
  // More than a load can hold is refused by what would spread it.
  const isTooLong = countStarts(span.from, span.to, grid) > mostReadingsPerLoad
  const measured =
    span.from === span.to || isTooLong
      ? nothing
      : await readMeasured(store, { seriesId: series.id, span, grid })
  const instants = new Set(added.map(({ at }) => at))
  const readings = inCounterUnit(all, meterRulesOf(series, own).counter.unit)
  const isNew = (at: number) => instants.has(at)
  const mayReadValues = may(user.roles, 'measurements:read')
  return counterQuestions({ series, own, readings, measured, isNew, mayReadValues })
}
