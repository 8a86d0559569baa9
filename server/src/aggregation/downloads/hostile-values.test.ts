import type { ErrorObject, Ranking, SeriesValues, Statistics } from '@energycockpit/contract'
import { strFromU8, unzipSync } from 'fflate'
import { storeFormula } from '../../calculations/virtual/store-formula.testing'
import { startWithVirtualMeters } from '../../calculations/virtual/virtual-meters.testing'

/* Numbers that programs stumble over, through every way in and out: refused or given back, and nothing in between. */
type Started = Awaited<ReturnType<typeof startWithVirtualMeters>>
let started: Started
/** Hourly meters in London; years before their first readings. */
const [byJson, byCsv] = [1001, 1011]
/** 1001 times 1e300, and what becomes infinite when it is added. */
const [beyond, opposed] = [3_900_001, 3_900_002]
const period = ['1984-01-01T00:00:00.000Z', '1984-01-02T00:00:00.000Z'] as const
const [from, to] = period
const at = (hour: number) => new Date(Date.parse(from) + hour * 3_600_000).toISOString()

const taken = [5e-324, -5e-324, -0, 2.225073858507201e-308, 1e15, -1e15, 0.1 + 0.2, 1e-7, 123456789012345.67]
const refused = ['NaN', 'nan', 'Infinity', '-Infinity', 'inf', '1e16', '1e308', '1e400', '-1e400', '0x10', '']

beforeAll(async () => {
  started = await startWithVirtualMeters(async (db) => {
    const times = `1${'0'.repeat(300)}`
    const of = { inputs: [byJson, byCsv] }
    await storeFormula(db, {
      ...{ ...of, seriesId: beyond, meteringPointId: 'mp-beyond' },
      formula: `[${byJson}] * ${times} + [${byCsv}] * ${times}`,
    })
    await storeFormula(db, {
      ...{ ...of, seriesId: opposed, meteringPointId: 'mp-opposed' },
      formula: `max([${byJson}] * ${times} * ${times}, [${byCsv}])`,
    })
  })
  const readings = taken.map((value, hour) => ({ seriesId: byJson, at: at(hour), value }))
  // As text: JSON.stringify would say 0 for -0.
  const body = JSON.stringify({ readings }).replace(`"${at(2)}","value":0`, `"${at(2)}","value":-0`)
  expect(body).toContain(':-0}')
  const sent = await deliver(body, 'application/json')
  expect([sent.status, sent.reasons]).toEqual([200, undefined])
  const lines = taken.map((value, hour) => `${byCsv},${at(hour)},${Object.is(value, -0) ? '-0' : value}`)
  expect((await started.deliver(lines)).status).toBe(200)
}, 180_000)
afterAll(() => started?.stop())

async function deliver(body: string, type: string) {
  const answer = await started.manager.fetch('/rest/secure/readings', {
    method: 'POST',
    headers: { origin: started.server.url, 'content-type': type },
    body,
  })
  const { error } = (await answer.json()) as { error?: ErrorObject }
  return { status: answer.status, reasons: error?.reasons }
}

test.each(refused)('%p is refused as the value of a line of CSV', async (value) => {
  const { status, reasons } = await deliver(
    ['series_id,at,value', `${byCsv},${at(20)},${value}`].join('\n'),
    'text/csv',
  )
  expect([status, reasons?.[0]?.code]).toEqual([400, 'READINGS_REFUSED'])
  expect(JSON.stringify(reasons)).toContain('VALUE_UNREADABLE')
})

test.each(['1e400', '-1e400', '1e16', 'null', '"NaN"', '"Infinity"', 'true', '[]'])(
  '%s is refused as a value in JSON, and named as it is',
  async (value) => {
    const body = `{"readings":[{"seriesId":${byJson},"at":"${at(20)}","value":${value}}]}`
    const { status, reasons } = await deliver(body, 'application/json')
    expect([status, reasons?.[0]?.code]).toEqual([400, 'READINGS_REFUSED'])
    if (value.includes('e400')) expect(JSON.stringify(reasons)).toContain('Infinity is no number')
  },
)

/** What a JSON text says of itself, without what JavaScript makes of it. */
const isClean = (text: string) => !/NaN|Infinity|\binf\b|[:[,]-0[,\]}]/.test(text)
const read = async (path: string, query: Record<string, string>) => {
  const answer = await started.analyst.fetch(`${path}?${new URLSearchParams({ from, to, ...query })}`)
  return { status: answer.status, text: await answer.text() }
}

test.each([byJson, byCsv])('what was taken is given back as it was: series %d', async (id) => {
  const path = `/rest/secure/measurement-series/${id}`
  const { status, text } = await read(`${path}/values`, { granularity: 'raw' })
  const { value, total } = JSON.parse(text) as SeriesValues
  expect([status, isClean(text), value.slice(0, taken.length)]).toEqual([
    200,
    true,
    taken.map((one) => one + 0),
  ])
  expect([total.minimum, total.maximum]).toEqual([-1e15, 1e15])

  const file = { granularity: 'raw', format: 'csv', language: 'en' }
  const csv = await read(`${path}/download`, file)
  const cells = csv.text
    .split('\r\n')
    .slice(1, taken.length + 1)
    .map((line) => line.split(',')[1]!)
  expect(cells.map(Number)).toEqual(taken.map((one) => one + 0))
  expect(cells).not.toContain('-0')

  const query = new URLSearchParams({ from, to, ...file, format: 'xlsx' })
  const answer = await started.analyst.fetch(`${path}/download?${query}`)
  const sheet = strFromU8(unzipSync(new Uint8Array(await answer.arrayBuffer()))['xl/worksheets/sheet1.xml']!)
  const numbers = [...sheet.matchAll(/<v>([^<]*)<\/v>/g)].map((found) => found[1]!)
  for (const one of taken) expect(numbers.map(Number)).toContain(one + 0)
  expect(numbers.filter((text) => !/^-?\d+(\.\d+)?(e[+-]\d+)?$/i.test(text) || text === '-0')).toEqual([])
})

test.each([beyond, opposed])(
  'what becomes too large is missing, and nothing fails: series %d',
  async (id) => {
    const path = `/rest/secure/measurement-series/${id}`
    for (const granularity of ['raw', 'PT1H', 'P1D', 'P1M'])
      for (const name of ['SUM', 'MEAN', 'MAX', 'PEAK', 'COUNTER', 'PERCENTILE', 'MODE', 'LAST']) {
        const { status, text } = await read(`${path}/values`, { granularity, function: name })
        expect([status, isClean(text), name, granularity]).toEqual([200, true, name, granularity])
      }
    const files = await Promise.all(
      ['csv', 'xlsx'].map((format) =>
        read(`${path}/download`, { granularity: 'P1D', format, language: 'de' }),
      ),
    )
    expect(files.map(({ status }) => status)).toEqual([200, 200])
    expect(isClean(files[0]!.text)).toBe(true)
    const series = `${byJson},${byCsv},${id}`
    for (const [what, query] of [
      ['ranking', { function: 'SUM' }],
      ['ranking', { function: 'PEAK' }],
      ['statistics', {}],
      ['profile', { function: 'SUM', step: 'PT1H' }],
      ['sum', { granularity: 'P1D' }],
    ] as const) {
      const { status, text } = await read(`/rest/secure/measurements/${what}`, { ...query, series })
      expect([what, status, isClean(text)]).toEqual([what, 200, true])
    }
    const { text } = await read('/rest/secure/measurements/statistics', { series: String(id) })
    const figures = JSON.parse(text) as Statistics
    // Of small numbers, times what is beyond, something is left.
    expect(figures.count[0]).toBeLessThan(taken.length)
    const ranked = await read('/rest/secure/measurements/ranking', { series, function: 'SUM' })
    expect((JSON.parse(ranked.text) as Ranking).value).toHaveLength(3)
  },
)
