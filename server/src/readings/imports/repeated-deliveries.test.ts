import type { CsvPlan } from '@energycockpit/contract'
import { takeFile } from '../csv-files/take-file'
import {
  addBusiness,
  addSeries,
  deliver,
  figures,
  startImportsInProcess,
  user,
  type ImportsInProcess,
} from './imports-in-process.testing'
import { undoImport } from './undo'

let portal: ImportsInProcess
beforeAll(async () => {
  portal = await startImportsInProcess()
})
afterAll(() => portal?.close())

const hour = 3_600
/** Each test has a day of its own. */
let day = Date.UTC(2000) / 1000
beforeEach(() => (day += 86_400))
const instant = (hours: number) => new Date((day + hours * hour) * 1000).toISOString()
const csv = (...rows: (readonly [series: number, value: number | string])[]) =>
  ['series_id,at,value', ...rows.map(([series, value]) => `${series},${instant(0)},${value}`)].join('\n')
const send = async (body: string, options: Parameters<typeof deliver>[2] = {}) => {
  const { readingImport, repeated } = await deliver(portal.imports, [body], { badLines: 'skip', ...options })
  return { id: readingImport.id, faults: readingImport.faultCount, repeated }
}
const seen = async () => Object.fromEntries(await figures(portal.stores.readings, day, day + 86_400))
const key = (series: number) => `${series} ${day}`

test('once a meter that was missing exists, the same content brings its readings, also twice at once', async () => {
  const body = csv([1, 5], [3, 7])
  const before = await send(body)
  expect(before).toMatchObject({ faults: 1, repeated: false })
  expect(await send(body)).toEqual({ ...before, repeated: true })
  await addSeries(portal.stores, 3)
  const both = await Promise.all([send(body), send(body)])
  expect(both.map(({ repeated }) => repeated).sort()).toEqual([false, true])
  expect(new Set(both.map(({ id }) => id)).size).toBe(1)
  expect(both[0]).toMatchObject({ faults: 0 })
  expect(both[0]!.id).toBeGreaterThan(before.id)
  expect(await seen()).toEqual({ [key(1)]: 5, [key(3)]: 7 })
  expect(await send(body)).toEqual({ ...both[0], repeated: true })
})

test('the same content by somebody who sees more brings more, and by the first sender again changes nothing', async () => {
  await addBusiness(portal.stores, 2, [4])
  const body = csv([1, 5], [4, 7])
  const first = await send(body)
  const by = { ...user, visibleBusinessIds: [1, 2] }
  expect(await send(body, { by })).toMatchObject({ faults: 0, repeated: false })
  expect(await seen()).toEqual({ [key(1)]: 5, [key(4)]: 7 })
  expect(await send(body)).toEqual({ ...first, repeated: true })
})

test('what comes to the same is the same, however it is written and whatever would become of bad lines', async () => {
  const first = await send(csv([1, 1.5], [2, 0]))
  const readings = [
    { seriesId: 1, at: instant(0), value: 1.5, quality: 'measured' },
    { seriesId: '2', at: instant(0).replace('Z', '+00:00'), value: '-0.0' },
  ]
  const again = { ...first, repeated: true }
  expect(await send(csv([1, '1.50'], [2, '0e0']), { badLines: 'refuse' })).toEqual(again)
  expect(await send(JSON.stringify({ readings }), { contentType: 'application/json' })).toEqual(again)
})

test.each([
  ['value', () => csv([1, 5], [2, 8])],
  ['series', () => csv([1, 5], [1, 5])],
  ['time', () => csv([1, 5], [2, 7]).replaceAll('T00', 'T01')],
  ['quality', () => `${csv([1, 5], [2, 7])},estimated`.replace('value', 'value,quality')],
  ['refused line', () => csv([1, 5], [2, 7], [2, 'x'])],
  ['refused line for another reason', () => csv([1, 5], [2, 7], [99, 1])],
])('another %s is another delivery', async (_, other) => {
  const first = await send(csv([1, 5], [2, 7]))
  // Of the two with a refused line, each has been there before in another form.
  await send(csv([1, 5], [2, 7], [2, 'y']))
  const second = await send(other())
  expect([second.repeated, second.id === first.id]).toEqual([false, false])
  expect(await send(other())).toEqual({ ...second, repeated: true })
})

test('another moment for which the sender vouches is another delivery, the moment of arrival is not', async () => {
  const asOf = (date: number) => ({ asOf: new Date(Date.UTC(1999, 0, date)) })
  const ids = new Set<number>()
  for (const options of [{}, asOf(1), asOf(2), { asOf: new Date('2099-01-01') }]) {
    const { id } = await send(csv([1, 5]), options)
    ids.add(id)
    expect(await send(csv([1, 5]), options)).toEqual({ id, faults: 0, repeated: true })
  }
  expect(ids.size).toBe(4)
})

test('what was undone comes in again, what was brought back does not, nor does it beat a correction', async () => {
  const { id } = await send(csv([1, 5]))
  const undo = await undoImport(portal.imports, id, user)
  const broughtBack = await undoImport(portal.imports, undo.id, user)
  await send(csv([1, 6]))
  expect(await send(csv([1, 5]))).toEqual({ id, faults: 0, repeated: true })
  expect(await seen()).toEqual({ [key(1)]: 6 })
  await undoImport(portal.imports, broughtBack.id, user)
  expect(await send(csv([1, 5]))).toMatchObject({ repeated: false })
  expect(await seen()).toEqual({ [key(1)]: 5 })
})

test('lines that contradict each other are part of what a delivery came to', async () => {
  const first = await send(csv([1, 5], [2, 1], [2, 2]))
  expect(first).toMatchObject({ faults: 2, repeated: false })
  expect(await send(csv([1, 5], [2, 1], [2, 2]))).toEqual({ ...first, repeated: true })
  expect(await send(csv([1, 5], [2, 2], [2, 2]))).toMatchObject({ faults: 0, repeated: false })
})

const plan: CsvPlan = {
  ...{ encoding: 'utf-8', separator: ';', headingLines: 1, decimalSign: '.', thousandsSign: 'none' },
  ...{ dateColumn: 0, timeColumn: null, timeFormat: 'ISO', clock: 'UTC', timeZone: 'Europe/Berlin' },
  ...{ names: 'START', interval: 'PT1H', clockChange: null, meterColumns: [], unitColumn: null },
  ...{ values: [{ column: 1, unit: null, qualityColumn: null }], qualities: [] },
}

test('a file is known by what it came to, not by its bytes and how they were to be read', async () => {
  const upload = async (text: string, how: Partial<CsvPlan> = {}, seriesId = 1) => {
    const content = Buffer.from(text).toString('base64')
    const targets = [{ column: 1, meter: '', seriesId }]
    const file = { sourceName: 'hours.csv', content, targets, badLines: 'skip' } as const
    const { readingImport, repeated } = await takeFile(
      portal.imports,
      { ...file, plan: { ...plan, ...how } },
      user,
    )
    return { id: readingImport.id, repeated }
  }
  const text = ['time;value', `${instant(0)};1.500`, `${instant(1)};x`].join('\n')
  const first = await upload(text)
  const again = { id: first.id, repeated: true }
  expect(first.repeated).toBe(false)
  // The times say themselves where they are meant.
  expect(await upload(text, { timeZone: 'Europe/London' })).toEqual(again)
  expect(await upload(text.replace('1.500', '1.5'))).toEqual(again)
  const thousands = { decimalSign: ',', thousandsSign: '.' } as const
  for (const [how, seriesId] of [
    [thousands, 1],
    [{}, 2],
  ] as const) {
    const { id, repeated } = await upload(text, how, seriesId)
    expect(repeated).toBe(false)
    expect(await upload(text, how, seriesId)).toEqual({ id, repeated: true })
  }
  expect(await seen()).toEqual({ [key(1)]: 1500, [key(2)]: 1.5 })
  const both = await Promise.all([upload(text.replace('x', '2')), upload(text.replace('x', '2'))])
  expect(both.map(({ repeated }) => repeated).sort()).toEqual([false, true])
})
