import { downloadSeriesValues } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { registerRoute } from '../../http/register-route'
import { attachment } from '../../http/attachment'
import { disconnectSignal } from '../../http/client-disconnect'
import { queriedSeries, type Readings } from '../../readings/index'
import { derivedSeries } from '../../calculations/index'
import { spanOf } from '../queries/query-period'
import { downloadValues } from './download-values'

/** Files of what a page shows. */
export function registerDownloads(
  app: FastifyInstance,
  { entities, readings }: { entities: Entities; readings: Readings },
): void {
  registerRoute(app, downloadSeriesValues, async ({ params, query, user, reply }) => {
    const requested = await queriedSeries(
      entities,
      { series: String(params.seriesId) },
      user.visibleBusinessIds,
    )
    const now = Date.now()
    const { series, sources } = await derivedSeries(
      entities,
      requested,
      { ...query, period: spanOf(query) },
      now,
    )
    const download = await downloadValues(readings, {
      ...query,
      ...{ series: series[0]!, sources, now },
      signal: disconnectSignal(reply),
    })
    reply.type(download.type).header('content-disposition', attachment(download.name))
    return download.content
  })
}
