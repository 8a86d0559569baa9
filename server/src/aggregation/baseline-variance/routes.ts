import { getBaselineVariance } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { derivedOfMany } from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import { disconnectSignal } from '../../http/client-disconnect'
import { registerRoute } from '../../http/register-route'
import { respondUnlessKnown } from '../../http/respond-unless-known'
import { queriedSeries, type Readings } from '../../readings/index'
import { dataTag } from '../queries/data-tag'
import { refuseTooMany } from '../queries/query-period'
import { baselineVariance, planBaseline } from './baseline-variance'
import { instantsOfDay } from './days-of-periods'

/** Consumption against a baseline, fitted when it is requested. */
export function registerBaselineVariance(
  app: FastifyInstance,
  { entities, readings }: { entities: Entities; readings: Readings },
): void {
  registerRoute(app, getBaselineVariance, async (call) => {
    const { query, user, reply } = call
    const now = Date.now()
    const { series: list, form, rows } = query
    const stored = await queriedSeries(entities, { series: list }, user.visibleBusinessIds)
    const derived = await derivedOfMany(entities, stored, {}, now)
    const plan = await planBaseline(entities, derived, query, user.visibleBusinessIds)
    const { series, leftOut } = derived
    const { baseline, reporting, weather, weatherSources, calendars } = plan
    for (const span of [baseline, reporting])
      refuseTooMany(
        { from: instantsOfDay(span.from, 'UTC').from, to: instantsOfDay(span.to, 'UTC').from },
        series,
      )
    const temperatures = weather.map((one) => one.temperatures)
    const tag = await dataTag(entities, {
      ...{ call: 'baseline-variance', series: [...series, ...temperatures], now },
      basis: {
        inputs: [...derived.sources.basis.inputs, ...weatherSources.basis.inputs],
        given: [derived.sources.basis.given, weatherSources.basis.given, leftOut, weather, calendars],
      },
      // The last day of the period may end a day later, seen from UTC.
      query: { ...query, to: new Date(instantsOfDay(reporting.to + 1, 'UTC').to).toISOString() },
    })
    return respondUnlessKnown(call, tag, async () => ({
      ...(await baselineVariance(readings, plan, { form, rows, now, signal: disconnectSignal(reply) })),
      ...(leftOut.length > 0 && { leftOut }),
    }))
  })
}
