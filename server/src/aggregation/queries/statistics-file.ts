import type { DownloadFormat, Locale, MeasurementSeries, Statistics } from '@energycockpit/contract'
import { localTimes } from '@energycockpit/time'
import { percentOf } from '@energycockpit/units'
import { listFile, type FileColumn, type ListFile } from '../../organization/lists/list-file'
import { commonPlace, fileName } from '../../http/file-name'
import type { QueryPeriod } from './query-period'
import de from './texts/de.json'
import en from './texts/en.json'

const textsOf = { de, en } satisfies Record<Locale, unknown>

interface Requested {
  language: Locale
  format: DownloadFormat
  percentile: number
  period: QueryPeriod
  /** Of the user: series of several locations are named after it. */
  business: string
  /** Of each series, in the same order. */
  timeZones: readonly string[]
  /** How long each of its values is: of that length are the highest, the lowest and the percentile. */
  intervals: readonly MeasurementSeries['interval'][]
}

/** Figures of series as a file, named after their days. */
export async function statisticsFile(
  statistics: Statistics,
  { language, format, percentile, period, timeZones, intervals, business }: Requested,
): Promise<ListFile & { name: string }> {
  const texts = textsOf[language]
  const column = (
    name: Exclude<keyof typeof texts, 'quantities' | 'intervals' | 'interval' | 'fileName' | `${string}At`>,
  ): FileColumn<number> => ({ heading: texts[name], cell: (place) => statistics[name][place] ?? null })
  /** In the unit of its series. */
  const amount = (...given: Parameters<typeof column>): FileColumn<number> => ({
    ...column(...given),
    isAmount: true,
  })
  const instant = (name: 'minimumAt' | 'maximumAt' | 'firstAt' | 'lastAt'): FileColumn<number> => ({
    heading: texts[name],
    cell: (place) => {
      const at = statistics[name][place] ?? null
      return at === null ? null : localTimes(timeZones[place]!)(at)
    },
  })
  const percent = (name: 'measured' | 'estimated'): FileColumn<number> => ({
    heading: texts[name],
    cell: (place) => percentOf(statistics[name][place]!),
  })
  const columns: FileColumn<number>[] = [
    ...[column('name'), column('meteringPointId'), column('location')],
    { heading: texts.quantity, cell: (place) => texts.quantities[statistics.quantity[place]!] },
    { heading: texts.interval, cell: (place) => texts.intervals[intervals[place]!] },
    ...[column('unit'), amount('sum'), amount('mean'), amount('median')],
    {
      ...amount('percentile'),
      heading: texts.percentile.replace('{{percentile}}', String(percentile)),
    },
    ...[amount('mode'), amount('minimum'), instant('minimumAt'), amount('maximum'), instant('maximumAt')],
    ...[amount('first'), instant('firstAt'), amount('last'), instant('lastAt')],
    ...[amount('counter'), column('count'), amount('peak'), column('peakUnit')],
    ...[percent('measured'), percent('estimated')],
  ]
  const rows = statistics.seriesId.map((_, place) => place)
  const file = await listFile(format, onePage(rows), { columns, language, sheet: texts.fileName })
  const [zone = 'UTC'] = timeZones
  const name = { place: commonPlace(statistics.location) ?? business, what: texts.fileName, ending: format }
  return { ...file, name: fileName(name, { ...period, timeZone: zone }) }
}

async function* onePage<Row>(rows: readonly Row[]): AsyncIterable<readonly Row[]> {
  yield rows
}
