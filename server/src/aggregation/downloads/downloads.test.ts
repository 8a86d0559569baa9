import type { CallResponse, postReadingFile, previewReadingFile, SeriesValues } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'

let server: RunningServer
let manager: SignedInClient
beforeAll(async () => {
  server = await startServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
}, 120_000)
afterAll(() => server?.stop())

/** Meters in London, kWh by the hour; the period is years before their first readings. */
const [full, empty] = [1001, 1011]
const period = { from: '1985-10-25T23:00:00Z', to: '1985-10-28T00:00:00Z' }
const secure = '/rest/secure'

const download = (seriesId: number, more: Record<string, string>, client = manager) =>
  client.fetch(
    `${secure}/measurement-series/${seriesId}/download?${new URLSearchParams({ ...period, granularity: 'raw', ...more })}`,
  )
async function valuesOf(seriesId: number) {
  const query = new URLSearchParams({ ...period, granularity: 'raw' })
  const { body } = await manager.get<{ value: (number | null)[]; measured: number[]; estimated: number[] }>(
    `${secure}/measurement-series/${seriesId}/values?${query}`,
  )
  const { value, measured, estimated } = body
  return { value, measured, estimated }
}

/** As the page of uploads does it: what is guessed is settled, and stored. */
async function upload(file: string, seriesId: number) {
  const content = Buffer.from(file).toString('base64')
  const shown = await manager.post<CallResponse<typeof previewReadingFile>>(
    `${secure}/reading-files/preview`,
    {
      ...{ content, whole: true, timeZone: 'Europe/London' },
    },
  )
  expect(shown.body).toMatchObject({ faultCount: 0, plan: { clock: 'OFFSET', interval: 'PT1H' } })
  const { plan, sources } = shown.body
  const targets = sources.map(({ column, meter }) => ({ column, meter, seriesId }))
  const stored = await manager.post<CallResponse<typeof postReadingFile>>(`${secure}/reading-files`, {
    ...{ sourceName: 'export.csv', badLines: 'refuse', content, plan, targets },
  })
  expect(stored).toMatchObject({ status: 200 })
  return stored.body.readingImport
}

const values = [0.1, 1 / 3, 123_456.789, 1e-7, 1.234, 0, -5, 999_999_999_999_999, 0.1 + 0.2]
const kinds = ['measured', 'measured', 'estimated', 'substituted', 'missing'] as const

test.each(['en', 'de'])(
  'a file in %s that comes back changes nothing, and fills an empty series the same',
  async (language) => {
    const start = Date.parse(period.from)
    const readings = Array.from({ length: 49 }, (_, hour) => {
      const quality = kinds[hour % kinds.length]!
      const at = new Date(start + hour * 3_600_000).toISOString()
      const value = values[hour % values.length]!
      return { seriesId: full, at, quality, ...(quality !== 'missing' && { value }) }
    }).filter((_, hour) => hour % 7 !== 3)
    const sent = await manager.post(`${secure}/readings`, { readings })
    expect(sent).toMatchObject({ status: 200 })

    const answer = await download(full, { format: 'csv', language })
    expect(answer.headers.get('content-type')).toMatch(/^text\/csv; charset=utf-8/)
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; .*[^"]+-1985-10-26-1985-10-27\.csv/,
    )
    const file = await answer.text()
    const separator = language === 'de' ? ';' : ','
    // The day on which clocks went back had 25 hours.
    expect(file.split('\r\n').filter((line) => line.startsWith('1985-10-27'))).toHaveLength(25)
    expect(file).toContain(`1985-10-27T01:00:00+01:00${separator}`)
    expect(file).toContain(`1985-10-27T01:00:00+00:00${separator}`)

    expect(await upload(file, full)).toMatchObject({ state: 'DONE', addedCount: 0, changedCount: 0 })
    const filled = await upload(file, empty)
    expect(await valuesOf(empty)).toEqual(await valuesOf(full))
    const again = await (await download(empty, { format: 'csv', language })).text()
    const rowsOf = (text: string) => text.split('\r\n').slice(1)
    expect(rowsOf(again)).toEqual(rowsOf(file))
    await manager.post(`${secure}/imports/${filled.id}/undo`)
  },
  60_000,
)

test('a file of what is calculated has the values that are shown, with all digits', async () => {
  const hours = [10, 11, 12, 13].map((hour) => `1985-10-26T${hour}:00:00Z`)
  const readings = hours.map((at, place) => ({
    seriesId: full,
    at,
    quality: 'measured',
    value: place + 1 / 3,
  }))
  expect(await manager.post(`${secure}/readings`, { readings })).toMatchObject({ status: 200 })
  const { body: factor } = await manager.put(`${secure}/conversion-factors`, {
    ...{ nodeId: 'cb-1001', kind: 'PRICE', productType: 'ELECTRICITY', unit: 'GBP/kWh', seriesId: null },
    periods: [{ from: null, to: null, value: 0.3 }],
  })
  expect(factor).toBeFalsy()
  const [from, to] = [hours[0]!, '1985-10-26T14:00:00Z']
  const rowsOf = async (more: Record<string, string>) => {
    const answer = await download(full, { format: 'csv', language: 'en', from, to, ...more })
    const name = decodeURIComponent(/UTF-8''(.*)$/.exec(answer.headers.get('content-disposition')!)![1]!)
    const lines = (await answer.text()).replace('\uFEFF', '').trimEnd().split('\r\n')
    return { name, lines, values: lines.slice(1).map((line) => Number(line.split(',')[1])) }
  }
  const prices = readings.map(({ value }) => expect.closeTo(value * 0.3, 12) as number)
  const cost = await rowsOf({ as: 'COST' })
  expect(cost.values).toEqual(prices)
  expect([cost.lines[0], cost.lines[1]!.split(',')[2]]).toEqual([
    expect.stringMatching(/^start,"[^"]+, cost \[GBP\]",quality$/),
    'measured',
  ])
  expect(cost.name).toMatch(/^[^-]+-[^-]+, cost-1985-10-26\.csv$/)
  const power = await rowsOf({ as: 'POWER', per: 'FLOOR_AREA', unit: 'kW/m²', granularity: 'PT1H' })
  expect(power.lines[0]).toMatch(/, power, per m² of floor area \[kW\/m²\]/)
  const floorArea = readings[0]!.value / power.values[0]!
  expect(power.values).toEqual(readings.map(({ value }) => expect.closeTo(value / floorArea, 12) as number))
  const day = await rowsOf({ as: 'COST', granularity: 'P1D', function: 'SUM' })
  expect(day.lines).toHaveLength(2)
  expect(day.values[0]).toBeCloseTo((6 + 4 / 3) * 0.3, 9)
  const refused = await download(full, { format: 'xlsx', language: 'de', as: 'HEATING_DEGREE_DAYS_15' })
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { error: { reasons: [{ code: 'NOT_DERIVABLE' }] } },
  ])
})

test('a spreadsheet is one, and what cannot be shown is refused', async () => {
  const sheet = await download(full, { format: 'xlsx', language: 'de', granularity: 'P1D' })
  expect(sheet.headers.get('content-type')).toContain('spreadsheetml')
  const bytes = new Uint8Array(await sheet.arrayBuffer())
  expect(String.fromCharCode(...bytes.subarray(0, 2))).toBe('PK')
  const refused = await download(full, {
    format: 'csv',
    language: 'de',
    from: '1980-01-01T00:00:00Z',
    to: '2026-01-01T00:00:00Z',
  })
  expect([refused.status, await refused.json()]).toMatchObject([
    400,
    { error: { reasons: [{ code: 'TOO_MANY_POINTS' }] } },
  ])
  const unknown = await download(4_000_000_000, { format: 'csv', language: 'de' })
  expect(unknown.status).toBe(404)
  const reader = await SignedInClient.signIn(server.url, 'reader')
  expect((await download(full, { format: 'csv', language: 'de' }, reader)).status).toBe(403)
})

test('a file of a period that cuts a value says what its rows cover, as the call for values does', async () => {
  const requested = { from: '1985-10-25T23:30:00Z', to: '1985-10-26T23:30:00Z', granularity: 'P1D' }
  const path = `${secure}/measurement-series/${full}`
  const { body } = await manager.get<SeriesValues>(`${path}/values?${new URLSearchParams(requested)}`)
  const local = (instant: string) =>
    `${new Date(Date.parse(instant) + 3_600_000).toISOString().slice(0, 19)}+01:00`
  const covered = body.covered!.map(({ from, to }) => `${local(from)}/${local(to)}`)
  expect(covered).toEqual(['1985-10-26T01:00:00+01:00/1985-10-27T01:00:00+01:00'])
  const file = await (await download(full, { ...requested, format: 'csv', language: 'en' })).text()
  const [headings, ...rows] = file.trimEnd().split('\r\n')
  expect(headings).toMatch(/,values cover$/)
  const [first, last] = rows.map((row) => row.split(',').at(-1)!.split('/'))
  // Each bucket by itself; together they are what the figures of the period cover.
  expect([rows.length, `${first![0]}/${last![1]}`]).toEqual([body.uncutAt!.length, covered[0]])
  const whole = { ...requested, from: '1985-10-25T23:00:00Z', to: '1985-10-26T23:00:00Z' }
  const uncut = await (await download(full, { ...whole, format: 'csv', language: 'en' })).text()
  expect(uncut.split('\r\n')[0]).not.toContain('values cover')
})
