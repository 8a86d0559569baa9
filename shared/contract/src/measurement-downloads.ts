import * as z from 'zod/mini'
import { instantParam } from './instant-param'
import { defineCall } from './call'
import { localeSchema } from './locale'
import { getSeriesValues } from './measurements'

export const downloadFormats = ['csv', 'xlsx'] as const
export type DownloadFormat = (typeof downloadFormats)[number]

/** A file of what a page shows, with the digits and the limits of the call for values itself. */
export const downloadSeriesValues = defineCall({
  name: 'downloadSeriesValues',
  method: 'GET',
  path: '/rest/secure/measurement-series/:seriesId/download',
  summary:
    "A series' values over a period as a file: each with local time, UTC offset and quality, with the digits of the call for values, in the columns and signs of a language",
  subject: 'measurements',
  permission: 'measurements:read',
  params: getSeriesValues.params,
  query: z.object({
    from: instantParam,
    to: instantParam,
    granularity: getSeriesValues.query.shape.granularity,
    function: getSeriesValues.query.shape.function,
    percentile: getSeriesValues.query.shape.percentile,
    unit: getSeriesValues.query.shape.unit,
    as: getSeriesValues.query.shape.as,
    per: getSeriesValues.query.shape.per,
    format: z.enum(downloadFormats),
    /** Of the headings; in a CSV file it also decides the decimal sign and what stands between columns. */
    language: localeSchema,
  }),
  /** The file itself, streamed; its name is in `content-disposition`. */
  response: z.unknown(),
})

export const measurementDownloadCalls = [downloadSeriesValues]
