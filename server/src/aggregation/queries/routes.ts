import {
  downloadStatistics,
  getProfile,
  getRanking,
  getSeriesValues,
  getStatistics,
} from '@energycockpit/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Entities } from '../../entities/entities'
import { registerRoute } from '../../http/register-route'
import { respondUnlessKnown } from '../../http/respond-unless-known'
import { Problem } from '../../http/problem'
import type { SignedInUser } from '../../access/signed-in-user'
import { disconnectSignal } from '../../http/client-disconnect'
import { derivedOfMany, derivedSeries, type Derivation, intervalsRead } from '../../calculations/index'
import { type Readings, findSeries, queriedSeries, type SeriesScope, type Source } from '../../readings/index'
import { countedSources } from './counted-sources'
import { dataTag } from './data-tag'
import type { SeriesOfMany } from './one-kind'
import { queryPeriod, refuseTooMany, spanOf, type QueryPeriod } from './query-period'
import { profile } from './profile'
import { ranking } from './ranking'
import { seriesValues } from './series-values'
import { statistics } from './statistics'
import { statisticsFile } from './statistics-file'
import { attachment } from '../../http/attachment'
import type { MenuPage } from '../../access/menu-page'

export const analysisPage: MenuPage = {
  label: { de: 'Analyse', en: 'Analysis' },
  glyph: 'line_chart',
  url: '/platform/analysis',
  needs: 'measurements:read',
}

/** Values of one series and figures of many, computed when they are requested; who has them already is told so. */
export function registerQueries(
  app: FastifyInstance,
  stores: { entities: Entities; readings: Readings },
): void {
  const { entities, readings } = stores

  registerRoute(app, getSeriesValues, async (call) => {
    const { params, query, user, reply } = call
    const now = Date.now()
    const visible = user.visibleBusinessIds
    const stored = await findSeries(entities, params.seriesId, visible)
    if (stored === undefined) throw new Problem(404, 'NOT_FOUND')
    const { series, sources } = await derivedSeries(
      entities,
      [stored],
      { ...query, period: spanOf(query) },
      now,
    )
    const tag = await dataTag(entities, { call: 'values', series, basis: sources.basis, query, now })
    return respondUnlessKnown(call, tag, () =>
      seriesValues(readings, { ...query, series: series[0]!, sources, now, signal: disconnectSignal(reply) }),
    )
  })

  async function givenOf(
    { query, user }: Pick<ManyQuery, 'query' | 'user'>,
    { days, perOf }: { days?: number | undefined; perOf?: Derivation['perOf'] },
  ) {
    const now = Date.now()
    const stored = await queriedSeries(entities, query, user.visibleBusinessIds)
    const period = queryPeriod(query, stored, days)
    const derived = await derivedOfMany(entities, stored, { ...query, perOf, period }, now)
    const { series, leftOut } = derived
    const sources = countedSources(derived.sources, series)
    if (sources.reads)
      refuseTooMany(
        period,
        series.flatMap((one) => intervalsRead(one, sources)),
      )
    const sourceOf = (some: Given['series']) =>
      sources.of(
        some.map(({ id }) => id),
        period,
      )
    return { series, sources, leftOut, sourceOf, areStored: sources.areStored, period, now }
  }

  async function ofMany<Answer extends object>(
    name: 'ranking' | 'profile' | 'statistics',
    call: ManyQuery,
    answer: (given: Given) => Promise<Answer>,
    { days, perOf }: { days?: number; perOf?: Derivation['perOf'] } = {},
  ) {
    const { query } = call
    const { leftOut, sources, ...given } = await givenOf(call, { days, perOf })
    const basis = { ...sources.basis, given: [sources.basis.given, leftOut] }
    const tag = await dataTag(entities, { call: name, series: given.series, basis, query, now: given.now })
    const { reply } = call
    return respondUnlessKnown(call, tag, async () => ({
      ...(await answer({ ...given, signal: disconnectSignal(reply) })),
      ...(leftOut.length > 0 && { leftOut }),
    }))
  }
  registerRoute(app, getRanking, (call) =>
    ofMany('ranking', call, (given) =>
      ranking(readings, { ...given, source: given.sourceOf(given.series), function: call.query.function }),
    ),
  )
  registerRoute(app, getProfile, (call) => {
    const { function: name, step } = call.query
    return ofMany(
      'profile',
      call,
      (given) => profile(readings, { ...given, function: name, step }),
      // What buildings have by their area does not add up; what they have together, by the area of all, says something.
      { days: daysOfProfile, perOf: name === 'SUM' ? 'all' : 'each' },
    )
  })
  registerRoute(app, getStatistics, (call) => {
    const { percentile = 50 } = call.query
    return ofMany('statistics', call, (given) =>
      statistics(readings, { ...given, source: given.sourceOf(given.series), percentile }),
    )
  })
  registerRoute(
    app,
    downloadStatistics,
    async (call) => {
      const { query, reply } = call
      const { percentile = 50, format, language } = query
      const given = await givenOf(call, {})
      const found = await statistics(readings, {
        ...{ ...given, percentile, signal: disconnectSignal(reply) },
        source: given.sourceOf(given.series),
      })
      const file = await statisticsFile(found, {
        ...{ format, language, percentile, period: given.period, business: call.user.clientBusinessName },
        timeZones: given.series.map(({ timeZone }) => timeZone),
        intervals: given.series.map(({ interval }) => interval),
      })
      reply.type(file.type).header('content-disposition', attachment(file.name))
      return file.content
    },
    { perMinute: 60 },
  )
}

interface ManyQuery {
  query: SeriesScope & Derivation & { from: string; to: string }
  user: SignedInUser
  request: FastifyRequest
  reply: FastifyReply
}

interface Given {
  series: readonly SeriesOfMany[]
  sourceOf: (series: readonly SeriesOfMany[]) => Source
  areStored?: ((id: number) => boolean) | undefined
  period: QueryPeriod
  now: number
  signal: AbortSignal
}

/** The clocks of each day are looked at. */
const daysOfProfile = 5 * 366
