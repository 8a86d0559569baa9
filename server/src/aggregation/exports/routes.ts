import { exportMeasurements, previewExport } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { Readable } from 'node:stream'
import type { Entities } from '../../entities/entities'
import { attachment } from '../../http/attachment'
import { disconnectSignal } from '../../http/client-disconnect'
import { Problem } from '../../http/problem'
import { AtOnce } from '../../http/at-once'
import { registerRoute } from '../../http/register-route'
import type { Readings } from '../../readings/index'
import { commonPlace, fileName } from '../../http/file-name'
import { csvFile } from './csv-file'
import { exportTable } from './export-table'
import { factsOf } from './facts-of-export'
import { refusalOf } from './plan-export'
import { preparedExport } from './prepared-export'
import { previewFile } from './preview-file'
import { spreadsheetFile } from './spreadsheet-file'
import { exportTexts } from './texts'

const types = {
  csv: 'text/csv; charset=utf-8; header=present',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/** So many values are held at a time, of all series together. */
const heldValues = 400_000

/** The values of several series as one file, and its first rows. */
export function registerExports(
  app: FastifyInstance,
  { entities, readings }: { entities: Entities; readings: Readings },
): void {
  const running = new AtOnce(
    { ofOne: 2, ofAll: 6 },
    'other exports are still being written; wait until one of them has ended',
  )

  registerRoute(app, previewExport, async ({ query, user, reply }) => {
    const now = Date.now()
    const prepared = await preparedExport(entities, query, { visible: user.visibleBusinessIds, now })
    return previewFile(readings, prepared, { query, now, signal: disconnectSignal(reply) })
  })

  registerRoute(app, exportMeasurements, async ({ query, user, reply }) => {
    // Before anything is waited for: whoever has left meanwhile would be counted for ever.
    running.begin(user.uuid, reply)
    const signal = disconnectSignal(reply)
    const now = Date.now()
    const { format, language, layout } = query
    const prepared = await preparedExport(entities, query, { visible: user.visibleBusinessIds, now })
    const { plan, period, sources } = prepared
    const refusal = refusalOf(plan, format)
    if (refusal) throw new Problem(400, refusal.code, refusal.detail)
    const texts = exportTexts[language]
    const atATime = Math.max(200, Math.min(10_000, Math.floor(heldValues / plan.series.length)))
    const table = exportTable(
      plan,
      { readings, sources, period, now, atATime, signal },
      { layout, hasQuality: query.quality !== 'false', texts },
    )
    const content =
      format === 'csv'
        ? csvFile(table, { texts, language })
        : spreadsheetFile(table, { texts, language, facts: factsOf(prepared, { now, texts }) })
    const exported = plan.series.map(({ series }) => series)
    const name = {
      what: exported.length === 1 ? exported[0]!.name : texts.fileName,
      place: commonPlace(exported.map(({ location }) => location)) ?? user.clientBusinessName,
      ending: format,
    }
    reply
      .type(types[format])
      .header('content-disposition', attachment(fileName(name, { ...period, timeZone: plan.timeZone })))
    return Readable.from(content, { objectMode: false })
  })
}
