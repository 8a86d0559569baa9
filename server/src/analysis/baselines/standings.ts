import {
  maxStandings,
  type BaselineStanding,
  type BaselineVariance,
  type CallInput,
  type getBaselineStandings as standingsCall,
} from '@energycockpit/contract'
import type { Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { namesOfObjects } from '../../organization/lists/objects-below'
import { listBaselines, pointsOfSeries, seriesBelow, type FoundBaseline } from './repository'
import { planSavedVariance } from './saved-variance'
import type { Stores } from './service'

type Query = CallInput<typeof standingsCall>['query']

/**
 * What the latest versions of baselines say of this year and this month, those saved last; one after the other, so that
 * nobody waits for them who asks for less. Throws a Problem (404) for a node that is not seen.
 */
export async function readStandings(
  context: Context,
  stores: Stores,
  { query: { nodeId, ...days }, signal }: { query: Query; signal: AbortSignal },
): Promise<{ count: number; standings: BaselineStanding[] }> {
  const { db, user } = context
  const visible = user.visibleBusinessIds
  if (nodeId !== undefined) await namesOfObjects(db, [nodeId], visible)
  const series = nodeId === undefined ? undefined : await seriesBelow(db, nodeId, visible)
  const found = await listBaselines(db, { visible, series })
  const latest = found
    .toSorted(
      (one, other) => createdAt(other).localeCompare(createdAt(one)) || one.id.localeCompare(other.id),
    )
    .slice(0, maxStandings)
  const points = await pointsOfSeries(
    db,
    latest.flatMap(({ seriesIds }) => seriesIds),
  )
  const standings: BaselineStanding[] = []
  for (const { id, name, unit, seriesIds, versions } of latest) {
    const existing = seriesIds.filter((seriesId) => points.has(seriesId))
    const { version } = versions[0]!
    standings.push({
      ...{ baselineId: id, name, version, unit, seriesIds: existing },
      meteringPointIds: [...new Set(existing.map((seriesId) => points.get(seriesId)!))],
      found: await standingOf(context, stores, { id, version, days, signal }),
    })
  }
  return { count: found.length, standings }
}

const createdAt = ({ versions }: FoundBaseline) => versions[0]!.createdAt

/** Null for what is refused: one baseline that cannot be reckoned takes the others from nobody. */
async function standingOf(
  context: Context,
  stores: Stores,
  {
    id,
    version,
    days,
    signal,
  }: { id: string; version: number; days: Omit<Query, 'nodeId'>; signal: AbortSignal },
): Promise<BaselineStanding['found']> {
  const { from, to, monthFrom } = days
  try {
    const { answer } = await planSavedVariance(context, stores, {
      params: { baselineId: id, version: String(version) },
      query: { from, to, rows: 'P1M' },
    })
    const { rows, total } = await answer(signal)
    return { year: total, month: ofRow(rows, monthFrom) }
  } catch (error) {
    if (error instanceof Problem) return null
    throw error
  }
}

function ofRow(rows: BaselineVariance['rows'], from: string): BaselineVariance['total'] {
  const place = rows.from.indexOf(from)
  const { actual, expected, uncertainty, adjustment, compared } = rows
  return {
    actual: actual[place] ?? null,
    expected: expected[place] ?? null,
    uncertainty: uncertainty[place] ?? null,
    adjustment: adjustment[place] ?? null,
    compared: compared[place] ?? 0,
  }
}
