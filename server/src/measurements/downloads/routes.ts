import { downloadSeriesValues } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import type { Entities } from '../../entities/entities'
import { answerCall } from '../../http/answer-call'
import { abandonedSignal } from '../abandoned'
import { seriesAsked } from '../aggregation/series-asked'
import { sourcesOf } from '../derived/sources'
import type { Readings } from '../readings-store'
import { downloadValues } from './download-values'
import { attachment } from './file-name'

/** Files of what a page shows. */
export function registerDownloads(
  app: FastifyInstance,
  { entities, readings }: { entities: Entities; readings: Readings },
): void {
  answerCall(app, downloadSeriesValues, 'measurements:read', async ({ params, query, user, reply }) => {
    const asked = await seriesAsked(entities, { series: String(params.seriesId) }, user.visibleBusinessIds)
    const download = await downloadValues(readings, {
      ...query,
      series: asked[0]!,
      sources: await sourcesOf(entities, asked),
      now: Date.now(),
      signal: abandonedSignal(reply),
    })
    reply.type(download.type).header('content-disposition', attachment(download.name))
    return download.content
  })
}
