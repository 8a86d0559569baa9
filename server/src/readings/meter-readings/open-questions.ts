import { maxReadingsPerImport, type Question } from '@energycockpit/contract'
import { isPermitted } from '../../access/permissions'
import type { SignedInUser } from '../../access/signed-in-user'
import { countStarts } from '../series/series-interval'
import type { Imports } from '../imports/imports'
import type { SeriesWithRules } from '../series/rules-repository'
import { meterRulesOf } from '../series/meter-rules'
import type { Measured } from './compare-with-measured'
import { meterReadingQuestions } from './meter-reading-questions'
import type { MeterReading } from './meter-reading-repository'
import { readMeasured } from './read-measured'
import { dependingOn, inRegisterUnit } from './stage-apportioned'

interface Entered {
  found: SeriesWithRules
  /** What holds with the new readings, ascending. */
  all: readonly MeterReading[]
  added: readonly Pick<MeterReading, 'at'>[]
  user: Pick<SignedInUser, 'roles'>
}

const nothing: Measured = { valueAt: new Map(), usual: null }

/** What is to be asked of readings before they are stored, also beside what the meter has reported by itself. */
export async function openQuestions(
  { stores: { readings: store } }: Imports,
  { found: { series, own }, all, added, user }: Entered,
): Promise<Question[]> {
  const seriesInterval = { interval: series.interval, timeZone: series.timeZone }
  const span = dependingOn(all, { from: added[0]!.at, to: added.at(-1)!.at })
  // More than an import can hold is refused by what would spread it.
  const isTooLong = countStarts(span.from, span.to, seriesInterval) > maxReadingsPerImport
  const measured =
    span.from === span.to || isTooLong
      ? nothing
      : await readMeasured(store, { seriesId: series.id, span, seriesInterval })
  const instants = new Set(added.map(({ at }) => at))
  const readings = inRegisterUnit(all, meterRulesOf(series, own).register.unit)
  const isNew = (at: number) => instants.has(at)
  const canReadValues = isPermitted(user.roles, 'measurements:read')
  return meterReadingQuestions({ series, own, readings, measured, isNew, canReadValues })
}
