import * as z from 'zod/mini'
import { defineCall } from './call'
import { instantParam } from './instant-param'
import { localeSchema } from './locale'
import { downloadFormats } from './measurement-downloads'
import { leftOutSchema, maxSeries } from './measurement-statistics'
import { granularitySchema } from './measurements'
import { timeZoneName } from './time-zone'

/** One row for each instant with a column for each series, or one row for each value. */
export const exportLayouts = ['wide', 'long'] as const
export type ExportLayout = (typeof exportLayouts)[number]

/** What a file may hold: series, values (in the wide layout empty cells count, too), and the rows of a spreadsheet. */
export const exportLimits = { series: maxSeries, values: 5_000_000, xlsxRows: 1_048_575 } as const

const exported = {
  /** Ids of series, separated by commas, in the order of the columns. */
  series: z.string().check(z.regex(/^\d{1,10}(,\d{1,10})*$/), z.maxLength(6_000)),
  /** The period, half open. */
  from: instantParam,
  to: instantParam,
  /** Series whose values come less often are exported as they are recorded. */
  granularity: granularitySchema,
  /** In which times are written and days are cut (IANA name); absent: that of most of the series. */
  timeZone: z.optional(timeZoneName),
  layout: z.enum(exportLayouts),
  /** Whether columns say how good values are, and what is missing. */
  quality: z.optional(z.enum(['true', 'false'])),
  /** Of the headings; in a CSV file it also decides the decimal sign and what stands between columns. */
  language: localeSchema,
}

export const exportPreviewSchema = z.object({
  /** The zone of the file, and those of the locations of the series, most frequent first. */
  timeZone: z.string(),
  timeZones: z.array(z.string()),
  /** How many series the file has, and of how many of them the preview speaks. */
  seriesCount: z.int(),
  shownSeries: z.int(),
  /** Rows without the headings; values, and in the wide layout empty cells. */
  rowCount: z.int(),
  valueCount: z.int(),
  /** The first rows, as a CSV file has them. */
  headings: z.array(z.string()),
  rows: z.array(z.array(z.nullable(z.union([z.string(), z.number()])))),
  /** About how large the file is; null: it is too large for this format. */
  bytes: z.object({ csv: z.nullable(z.int()), xlsx: z.nullable(z.int()) }),
  leftOut: leftOutSchema,
})
export type ExportPreview = z.output<typeof exportPreviewSchema>

export const previewExport = defineCall({
  name: 'previewExport',
  method: 'GET',
  path: '/rest/secure/measurements/export/preview',
  summary: 'The first rows of a file of the values of several series, and how large it is',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object(exported),
  response: exportPreviewSchema,
})

export const exportMeasurements = defineCall({
  name: 'exportMeasurements',
  method: 'GET',
  path: '/rest/secure/measurements/export',
  summary:
    'The values of several series over a period as one file: each with local time, UTC and quality, in the columns and signs of a language',
  subject: 'measurements',
  permission: 'measurements:read',
  query: z.object({ ...exported, format: z.enum(downloadFormats) }),
  /** The file itself, streamed; its name is in `content-disposition`. A file that breaks off is not complete. */
  response: z.unknown(),
})

export const measurementExportCalls = [previewExport, exportMeasurements]
