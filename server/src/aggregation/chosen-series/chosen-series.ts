import type { ChosenSeries, ChosenSeriesItem, ChosenSeriesQuery } from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import { formulaTemplate } from '../../calculations/index'
import { Problem } from '../../http/problem'
import { findPath } from '../../organization/hierarchy-repository'
import { mostFrequentZone } from '../consumption/most-frequent-zone'
import { findChosen, namedObjects, seriesOfPoints, virtualFormulas, type SeriesRow } from './repository'

const day = 86_400_000

/**
 * The series below the objects that are chosen. Throws a Problem: 404 where one of them is none of the visible
 * businesses', 400 where only one end of a period is named.
 */
export async function chosenSeries(
  { db }: Entities,
  { objects: list, includeSubs, from, to, formulaTemplate: template, ...filters }: ChosenSeriesQuery,
  visible: readonly number[],
): Promise<ChosenSeries> {
  const ids = list === undefined ? undefined : [...new Set(list.split(','))]
  const objects = ids === undefined ? [] : await namedObjects(db, ids, visible)
  if (ids !== undefined && objects.length < ids.length) throw new Problem(404, 'NOT_FOUND')
  const scope = {
    ...{ objects: ids, visible },
    // Who looks for submeters finds them.
    includeSubs: includeSubs === 'true' || filters.meteringType === 'SUB' || filters.kind === 'SUB',
    during: daysOf(from, to),
  }
  const among = template && (await seriesOfTemplate(db, template, visible))
  const { hasMore, series } = await findChosen(db, { scope, filters, among })
  const stations = new Set(series.flatMap(({ weatherStation }) => weatherStation ?? []))
  const weather = await seriesOfPoints(db, [...stations], visible)
  const [first] = objects
  const path = first ? await findPath(db, first.id, visible) : []
  return {
    ...{ objects, path: path.slice(0, -1).map(({ id }) => id) },
    ...{ timeZone: mostFrequentZone(series), hasMore },
    series: series.map(told),
    weather: weather.map(told),
  }
}

/** The virtual series whose formula does this. */
export async function seriesOfTemplate(
  db: Entities['db'],
  template: NonNullable<ChosenSeriesQuery['formulaTemplate']>,
  visible: readonly number[],
): Promise<number[]> {
  const all = await virtualFormulas(db, visible)
  return all.flatMap(({ id, formula }) => (formulaTemplate(formula ?? '') === template ? id : []))
}

/** The days of a period in any time zone. */
function daysOf(from: string | undefined, to: string | undefined) {
  if (from === undefined && to === undefined) return undefined
  if (from === undefined || to === undefined)
    throw new Problem(400, 'VALIDATION_FAILED', 'query: from and to, or neither')
  if (Date.parse(to) <= Date.parse(from))
    throw new Problem(400, 'PERIOD_REVERSED', 'query.to must be later than query.from')
  const dayOf = (instant: string, days: number) =>
    new Date(Date.parse(instant) + days * day).toISOString().slice(0, 10)
  return { from: dayOf(from, -1), to: dayOf(to, 2) }
}

function told({ formula, weatherStation: _used, ...series }: SeriesRow): ChosenSeriesItem {
  return series.seriesType === 'VIRTUAL'
    ? { ...series, formulaTemplate: formulaTemplate(formula ?? '') }
    : series
}
