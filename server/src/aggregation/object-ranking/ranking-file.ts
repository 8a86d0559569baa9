import {
  downloadName,
  type DownloadFormat,
  type Locale,
  type ObjectRanking,
  type ObjectRankingQuery,
} from '@energycockpit/contract'
import { calculatedFigure, percentOf } from '@energycockpit/units'
import { listFile, type FileColumn, type ListFile } from '../../organization/lists/list-file'
import de from './texts/de.json'
import en from './texts/en.json'

const textsOf = { de, en } satisfies Record<Locale, unknown>

/** A ranking as a file, named after its days. */
export async function rankingFile(
  ranking: ObjectRanking,
  {
    from,
    to,
    language,
    format,
    comparedFrom,
    place,
  }: ObjectRankingQuery & { language: Locale; format: DownloadFormat; place: string },
): Promise<ListFile & { name: string }> {
  const texts = textsOf[language]
  const columns = columnsOf(ranking, texts, { isCompared: comparedFrom !== undefined })
  const rows = ranking.id.map((_, place) => place)
  const file = await listFile(format, onePage(rows), { columns, language, sheet: texts.fileName })
  const last = new Date(Date.parse(to) - 86_400_000).toISOString().slice(0, 10)
  return { ...file, name: downloadName({ place, what: texts.fileName, from, to: last, ending: format }) }
}

function columnsOf(
  ranking: ObjectRanking,
  texts: (typeof textsOf)[Locale],
  { isCompared }: { isCompared: boolean },
): FileColumn<number>[] {
  const { level, per, unit } = ranking
  const of = (
    name: Exclude<keyof typeof texts, 'reasons' | 'fileName' | 'position' | 'there' | 'reason'>,
    heading: string = texts[name],
  ): FileColumn<number> => ({
    heading,
    cell: (place) => {
      const cell = ranking[name][place] ?? null
      return typeof cell === 'number' ? calculatedFigure(cell) : cell
    },
  })
  const amount = (name: 'purchase' | 'feedIn' | 'production' | 'compared' | 'change') =>
    of(name, `${texts[name]} [${unit}]`)
  const percent = (name: 'share' | 'changeShare'): FileColumn<number> => ({
    heading: texts[name],
    cell: (place) => inPercent(ranking[name][place] ?? null),
  })
  return [
    { heading: texts.position, cell: (place) => place + 1 },
    of('name'),
    of('id'),
    ...(level === 'POINT' ? [of('location')] : []),
    of('orgUnit'),
    amount('purchase'),
    ...(per === 'WEATHER'
      ? [of('degreeDays'), of('meanDegreeDays')]
      : [amount('feedIn'), amount('production')]),
    ...(per === 'TOTAL' && level !== 'POINT' ? [percent('share')] : []),
    ...(isCompared ? [amount('compared'), amount('change'), percent('changeShare')] : []),
    {
      heading: texts.there,
      cell: (place) => inPercent(ranking.measured[place]! + ranking.estimated[place]!),
    },
    ...(per === 'TOTAL'
      ? []
      : [
          {
            heading: texts.reason,
            cell: (place: number) => {
              const reason = ranking.reason[place]
              return reason ? texts.reasons[reason] : null
            },
          },
        ]),
  ]
}

/** To a hundredth of a per cent. */
const inPercent = (share: number | null) => (share === null ? null : percentOf(share))

async function* onePage<Row>(rows: readonly Row[]): AsyncIterable<readonly Row[]> {
  yield rows
}
