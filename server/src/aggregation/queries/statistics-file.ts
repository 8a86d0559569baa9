import type { DownloadFormat, Locale, Statistics } from '@energycockpit/contract'
import { dateAt, isoOf, localTimes } from '@energycockpit/time'
import { percentOf } from '@energycockpit/units'
import { listFile, type FileColumn, type ListFile } from '../../organization/lists/list-file'
import type { QueryPeriod } from './query-period'
import de from './texts/de.json'
import en from './texts/en.json'

const textsOf = { de, en } satisfies Record<Locale, unknown>

interface Requested {
  language: Locale
  format: DownloadFormat
  percentile: number
  period: QueryPeriod
  /** Of each series, in the same order. */
  timeZones: readonly string[]
}

/** Figures of series as a file, named after their days. */
export async function statisticsFile(
  statistics: Statistics,
  { language, format, percentile, period, timeZones }: Requested,
): Promise<ListFile & { name: string }> {
  const texts = textsOf[language]
  const column = (
    name: Exclude<keyof typeof texts, 'quantities' | 'fileName' | `${string}At`>,
  ): FileColumn<number> => ({ heading: texts[name], cell: (place) => statistics[name][place] ?? null })
  const instant = (name: 'minimumAt' | 'maximumAt' | 'firstAt' | 'lastAt'): FileColumn<number> => ({
    heading: texts[name],
    cell: (place) => {
      const at = statistics[name][place] ?? null
      return at === null ? null : isoOf(localTimes(timeZones[place]!)(at))
    },
  })
  const percent = (name: 'measured' | 'estimated'): FileColumn<number> => ({
    heading: texts[name],
    cell: (place) => percentOf(statistics[name][place]!),
  })
  const columns: FileColumn<number>[] = [
    ...[column('name'), column('meteringPointId'), column('location')],
    { heading: texts.quantity, cell: (place) => texts.quantities[statistics.quantity[place]!] },
    ...[column('unit'), column('sum'), column('mean'), column('median')],
    {
      ...column('percentile'),
      heading: texts.percentile.replace('{{percentile}}', String(percentile)),
    },
    ...[column('mode'), column('minimum'), instant('minimumAt'), column('maximum'), instant('maximumAt')],
    ...[column('first'), instant('firstAt'), column('last'), instant('lastAt')],
    ...[column('counter'), column('count'), column('peak'), column('peakUnit')],
    ...[percent('measured'), percent('estimated')],
  ]
  const rows = statistics.seriesId.map((_, place) => place)
  const file = await listFile(format, onePage(rows), { columns, language, sheet: texts.fileName })
  const [zone = 'UTC'] = timeZones
  const day = (instant: number) => dateAt(new Date(instant), zone).toString()
  const [first, last] = [day(period.from), day(period.to - 1)]
  return { ...file, name: `${texts.fileName} ${first}${last > first ? ` – ${last}` : ''}.${format}` }
}

async function* onePage<Row>(rows: readonly Row[]): AsyncIterable<readonly Row[]> {
  yield rows
}
