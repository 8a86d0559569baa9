import { downloadName, type DownloadFormat, type ListedReadings, type Locale } from '@energycockpit/contract'
import { dateAt, localTimes } from '@energycockpit/time'
import type { Cell } from '../../organization/lists/cell'
import { listFile, type FileColumn, type ListFile } from '../../organization/lists/list-file'
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

interface Requested {
  format: DownloadFormat
  language: Locale
  from: string
  to: string
  /** Of the user: readings of several locations are named after it. */
  business: string
}

/** Readings and exchanges of meters as a file, each register's the latest first. */
export async function readingsFile(
  points: readonly ListedReadings[],
  { format, language, from, to, business }: Requested,
): Promise<ListFile & { name: string }> {
  const texts = textsOf[language]
  async function* pages() {
    for (const point of points) yield await Promise.resolve(rowsOf(point))
  }
  const file = await listFile(format, pages(), { columns: columnsOf(texts), language, sheet: texts.fileName })
  const [first, ...more] = points
  const isOfOne = more.every(({ location }) => location === first?.location)
  const day = (instant: number) => dateAt(new Date(instant), first?.timeZone ?? 'UTC').toString()
  const name = downloadName({
    place: first && isOfOne ? first.location : business,
    what: first && more.length === 0 ? `${texts.fileName} ${first.name}` : texts.fileName,
    ...{ from: day(Date.parse(from)), to: day(Date.parse(to) - 1), ending: format },
  })
  return { ...file, name }
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
  /** In a unit that another column says. */
  const amount: typeof column = (...given) => ({ ...column(...given), isAmount: true })
  return [
    column('at', ({ at, point }) => localTimes(point.timeZone)(Date.parse(at))),
    column('utc', ({ at }) => ({ utc: Date.parse(at) })),
    column('location', ({ point }) => point.location),
    column('point', ({ point }) => point.name),
    column('meteringPointId', ({ point }) => point.meteringPointId),
    column('register', ({ register }) => registerName(register, texts)),
    column('kind', ({ reading }) => (reading ? texts.reading : texts.exchange)),
    amount('value', ({ reading, exchange }) => reading?.value ?? exchange?.last ?? null),
    column('registerUnit', ({ register }) => register.registerUnit),
    amount('amount', ({ reading }) => reading?.amount ?? null),
    column('unit', ({ register }) => register.unit),
    column('marks', ({ reading }) => reading?.marks.map((mark) => texts.markNames[mark]).join(', ') || null),
    column('remark', ({ reading }) => reading?.remark ?? null),
    column('enteredBy', ({ reading }) => reading?.enteredBy ?? null),
    column('enteredAt', ({ reading }) =>
      reading?.enteredAt ? { utc: Date.parse(reading.enteredAt) } : null,
    ),
    column('oldMeter', ({ exchange }) => exchange?.oldNumber ?? null),
    column('newMeter', ({ exchange }) => exchange?.newNumber ?? null),
    amount('firstOfNew', ({ exchange }) => exchange?.first ?? null),
  ]
}

function registerName({ quantity, direction }: Register, texts: Texts): string {
  const name = texts.quantities[quantity as keyof Texts['quantities']] ?? quantity
  return direction === null ? name : `${name} (${texts.directions[direction]})`
}
