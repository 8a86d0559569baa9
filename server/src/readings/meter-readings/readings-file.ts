import type { DownloadFormat, ListedReadings, Locale } from '@energycockpit/contract'
import { clockWithOffset } from '@energycockpit/time'
import { safeFileName } from '../../http/safe-file-name'
import { listFile, type Cell, type FileColumn, type ListFile } from '../../organization/lists/list-file'
import de from './texts/de.json'
import en from './texts/en.json'

type Texts = typeof en
const textsOf: Readonly<Record<Locale, Texts>> = { de, en }

type Register = ListedReadings['series'][number]
interface Row {
  point: ListedReadings
  register: Register
  at: string
  reading?: Register['readings'][number]
  exchange?: Register['exchanges'][number]
}

/** Readings and exchanges of meters as a file, each register's the latest first. */
export async function readingsFile(
  points: readonly ListedReadings[],
  { format, language }: { format: DownloadFormat; language: Locale },
): Promise<ListFile & { name: string }> {
  const texts = textsOf[language]
  async function* pages() {
    for (const point of points) yield await Promise.resolve(rowsOf(point))
  }
  const file = await listFile(format, pages(), { columns: columnsOf(texts), language, sheet: texts.fileName })
  const [only, ...more] = points
  const name = only && more.length === 0 ? `${texts.fileName} ${only.location} ${only.name}` : texts.fileName
  return { ...file, name: `${safeFileName(name)}.${format}` }
}

function rowsOf(point: ListedReadings): Row[] {
  return point.series.flatMap((register) =>
    [
      ...register.readings.map((reading): Row => ({ point, register, at: reading.at, reading })),
      ...register.exchanges.map((exchange): Row => ({ point, register, at: exchange.at, exchange })),
    ].sort((one, other) => Date.parse(other.at) - Date.parse(one.at)),
  )
}

function columnsOf(texts: Texts): FileColumn<Row>[] {
  const column = (name: keyof Texts, cell: (row: Row) => Cell): FileColumn<Row> => ({
    ...{ heading: texts[name] as string, cell },
  })
  return [
    column('at', ({ at, point }) => clockWithOffset(at, point.timeZone)),
    column('utc', ({ at }) => new Date(at).toISOString()),
    column('location', ({ point }) => point.location),
    column('point', ({ point }) => point.name),
    column('meteringPointId', ({ point }) => point.meteringPointId),
    column('register', ({ register }) => registerName(register, texts)),
    column('kind', ({ reading }) => (reading ? texts.reading : texts.exchange)),
    column('value', ({ reading, exchange }) => reading?.value ?? exchange?.last ?? null),
    column('registerUnit', ({ register }) => register.registerUnit),
    column('amount', ({ reading }) => reading?.amount ?? null),
    column('unit', ({ register }) => register.unit),
    column('marks', ({ reading }) => reading?.marks.map((mark) => texts.markNames[mark]).join(', ') || null),
    column('remark', ({ reading }) => reading?.remark ?? null),
    column('enteredBy', ({ reading }) => reading?.enteredBy ?? null),
    column('enteredAt', ({ reading }) => reading?.enteredAt ?? null),
    column('oldMeter', ({ exchange }) => exchange?.oldNumber ?? null),
    column('newMeter', ({ exchange }) => exchange?.newNumber ?? null),
    column('firstOfNew', ({ exchange }) => exchange?.first ?? null),
  ]
}

function registerName({ quantity, direction }: Register, texts: Texts): string {
  const name = texts.quantities[quantity as keyof Texts['quantities']] ?? quantity
  return direction === null ? name : `${name} (${texts.directions[direction]})`
}
