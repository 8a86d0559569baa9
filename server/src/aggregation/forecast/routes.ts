import { getForecast } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { derivedOfMany } from '../../calculations/index'
import type { Entities } from '../../entities/entities'
import { disconnectSignal } from '../../http/client-disconnect'
import { registerRoute } from '../../http/register-route'
import { respondUnlessKnown } from '../../http/respond-unless-known'
import { queriedSeries, type Readings } from '../../readings/index'
import { instantsOfDay } from '../baseline-variance/days-of-periods'
import type { UsualDrift } from '../baseline-variance/drift-of-series'
import { dataTag } from '../queries/data-tag'
import { refuseTooMany } from '../queries/query-period'
import { forecastOfMeters, longestHistory, planForecast } from './forecast'

/** What is to be expected until the end of a period, by models that are fitted when it is requested. */
export function registerForecast(
  app: FastifyInstance,
  { entities, readings, drift }: { entities: Entities; readings: Readings; drift: UsualDrift },
): void {
  registerRoute(app, getForecast, async (call) => {
    const { query, user, reply } = call
    const now = Date.now()
    const { series: list, until, form } = query
    const visible = user.visibleBusinessIds
    const stored = await queriedSeries(entities, { series: list }, visible)
    const derived = await derivedOfMany(entities, stored, {}, now)
    const { series, leftOut, sources } = derived
    const plan = await planForecast(entities, derived, { until, visible, now, drift })
    const { period, today, weather, weatherSources, calendars } = plan
    const end = instantsOfDay(period.to + 1, 'UTC').to
    refuseTooMany({ from: instantsOfDay(today - longestHistory, 'UTC').from, to: end }, series)
    const temperatures = weather.map((one) => one.temperatures)
    const tag = await dataTag(entities, {
      ...{ call: 'forecast', series: [...series, ...temperatures], now },
      basis: {
        inputs: [...sources.basis.inputs, ...weatherSources.basis.inputs],
        given: [sources.basis.given, weatherSources.basis.given, leftOut, weather, calendars, period],
      },
      query: { ...query, to: new Date(end).toISOString() },
    })
    return respondUnlessKnown(call, tag, async () => ({
      ...(await forecastOfMeters(readings, plan, { until, form, now, signal: disconnectSignal(reply) })),
      ...(leftOut.length > 0 && { leftOut }),
    }))
  })
}
