import { maxPreviewedValues, type PreviewedValues } from '@energycockpit/contract'
import { commonLength, lastSevenDays } from '@energycockpit/time'
import type { Entities } from '../../entities/entities'
import type { SignedInUser } from '../../access/signed-in-user'
import { intervalsRead, sourcesFrom, draftFormula, type TypedFormula } from '../../calculations/index'
import { refuseTooMany } from '../queries/query-period'
import { seriesValues } from '../queries/series-values'
import type { Readings } from '../../readings/index'

interface PreviewQuery {
  typed: TypedFormula
  user: Pick<SignedInUser, 'visibleBusinessIds'>
  /** Milliseconds since 1970 UTC. */
  now: number
  /** Aborted when nobody waits for the answer any more. */
  signal: AbortSignal
}

/**
 * What a formula that is stored nowhere would give on each of the last seven days at its location. Throws a Problem:
 * 404 for a location or a virtual series that the user does not see, 400 for what could not be stored and for a formula
 * that reads too many values.
 */
export async function previewFormula(
  { entities, readings }: { entities: Entities; readings: Readings },
  { typed, user, now, signal }: PreviewQuery,
): Promise<PreviewedValues> {
  const { parts, ...series } = await draftFormula(entities.db, typed, user)
  const { from, to } = lastSevenDays(now, series.timeZone)
  const sources = sourcesFrom(parts)
  refuseTooMany({ from: +from, to: +to }, intervalsRead(series, sources), maxPreviewedValues)
  const { seriesId: _none, ...values } = await seriesValues(readings, {
    series: { ...series, seriesType: 'VIRTUAL' },
    ...{ sources, from: from.toISOString(), to: to.toISOString(), now, signal },
    // A month is not divided over its days.
    granularity: commonLength(['P1D', series.interval]),
  })
  return values
}
