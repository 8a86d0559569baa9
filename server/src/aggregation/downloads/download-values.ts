import type { DownloadFormat, Locale } from '@energycockpit/contract'
import { Readable } from 'node:stream'
import { coveredOfBuckets } from '../queries/edges-of-period'
import {
  aggregationOf,
  type QueriedSeries,
  type Source,
  type Readings,
  type Quality,
} from '../../readings/index'
import { seriesValues, type SeriesValuesQuery } from '../queries/series-values'
import type { Derivation, Derived } from '../../calculations/index'
import { csvText } from './csv-text'
import { fileName } from '../../http/file-name'
import { shownTable } from './shown-table'
import { spreadsheet } from './spreadsheet'
import { downloadTexts, type DownloadTexts } from './texts'

interface DownloadQuery extends Omit<SeriesValuesQuery, 'points'>, Pick<Derivation, 'as' | 'per'> {
  series: Derived<QueriedSeries>
  format: DownloadFormat
  language: Locale
}

export interface Download {
  name: string
  type: string
  content: Readable
}

/** A file of what the call for values answers. Throws its Problems (400). */
export async function downloadValues(readings: Readings, requested: DownloadQuery): Promise<Download> {
  const { series, sources, format, language, signal } = requested
  const { timeZone } = series
  const period = { from: Date.parse(requested.from), to: Date.parse(requested.to) }
  const texts = downloadTexts[language]
  const name = shownName(requested, texts)
  const values = await seriesValues(readings, requested)
  const table = shownTable(
    {
      ...values,
      name,
      covered: coveredOfBuckets(values, period, series),
      qualities: areReadings(requested, series)
        ? await qualitiesOf(readings, sources.of([series.id], period), signal)
        : undefined,
    },
    texts,
  )
  const file = fileName({ place: series.location, what: name, ending: format }, { ...period, timeZone })
  return format === 'csv'
    ? {
        name: file,
        type: 'text/csv; charset=utf-8; header=present',
        content: Readable.from(csvText(table, language), { objectMode: false }),
      }
    : {
        name: file,
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: spreadsheet(table, { texts, sheet: name, language }),
      }
}

/** The metering point, and what its values were made into. */
const shownName = ({ series, as, per }: DownloadQuery, texts: DownloadTexts): string =>
  [series.name, as && texts.as[as], per && texts.per[per]].filter(Boolean).join(', ')

/** Whether each row is one reading as it is stored, which then has one quality and no shares of several. */
function areReadings(
  { granularity, function: name }: DownloadQuery,
  series: DownloadQuery['series'],
): boolean {
  const single = granularity === 'raw' || granularity === series.interval
  return single && (name === undefined || name === aggregationOf(series.quantity))
}

async function qualitiesOf(
  readings: Readings,
  { rows, params }: Source,
  signal: AbortSignal,
): Promise<Map<number, Quality>> {
  const found = await readings.select<[at: number, quality: Quality]>({
    query: `select toUnixTimestamp(at), quality from ${rows}`,
    params,
    signal,
  })
  return new Map(found.map(([at, quality]) => [at * 1000, quality]))
}
