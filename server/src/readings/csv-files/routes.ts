import {
  compareReadingFile,
  getReceivingSeries,
  MAX_FILE_CHARACTERS,
  MAX_RECEIVING_SERIES,
  postReadingFile,
  previewReadingFile,
} from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { registerRoute } from '../../http/register-route'
import type { Imports } from '../imports/imports'
import { compareFile } from './compare-file'
import { previewFile } from './preview-file'
import { findReceivingSeries } from './receiving-series'
import { suggestSeries } from './suggest-series'
import { takeFile } from './take-file'
import { uploadedContent } from './uploaded-content'

/** Beside the file: its plan and a target for each of many columns. */
const besideContent = 1_000_000
const bodyLimit = MAX_FILE_CHARACTERS + besideContent

/** Readings that somebody brings as a file: first shown as they are understood, then stored. */
export function registerReadingFiles(app: FastifyInstance, imports: Imports): void {
  const { entities } = imports.stores
  registerRoute(
    app,
    previewReadingFile,
    async ({ body: { content, ...requested }, user: { visibleBusinessIds: visible } }) => {
      const preview = await previewFile(await uploadedContent(content), requested)
      const candidates =
        preview.plan === null
          ? []
          : await findReceivingSeries(entities, { visible, interval: preview.plan.interval })
      const sources = preview.sources.map((source) => ({
        ...source,
        suggestion: suggestSeries(source, preview.guess.headings, candidates),
      }))
      return { ...preview, sources }
    },
    { bodyLimit },
  )
  registerRoute(app, getReceivingSeries, async ({ query, user }) => {
    const found = await findReceivingSeries(entities, { ...query, visible: user.visibleBusinessIds })
    return { series: found.slice(0, MAX_RECEIVING_SERIES), more: found.length > MAX_RECEIVING_SERIES }
  })
  registerRoute(app, compareReadingFile, ({ body, user }) => compareFile(imports, body, user), { bodyLimit })
  registerRoute(app, postReadingFile, ({ body, user }) => takeFile(imports, body, user), {
    bodyLimit,
  })
}
