import type { ErrorObject, SeriesValues, StatisticFunction } from '@energycockpit/contract'
import { statisticFunctions } from '@energycockpit/contract'
import { SignedInClient, sharedServer, type SharedServer } from '@energycockpit/testing'
import { parts, plainFigure } from './plain-figures.testing'

/* Every function through the real server, against the same computed from the raw values by plain JavaScript. */
const hour = 3_600_000
const day = 24 * hour

let server: SharedServer
let client: SignedInClient
beforeAll(async () => {
  server = await sharedServer()
  client = await SignedInClient.signIn(server.url, 'analyst')
}, 120_000)

const to = Math.floor(Date.now() / day) * day - 20 * day
const from = to - 40 * day + 5 * hour
const select = (series: number, granularity: string, more: Record<string, string> = {}) =>
  client.get<SeriesValues & { error: ErrorObject }>(
    `/rest/secure/measurement-series/${series}/values?` +
      new URLSearchParams({
        from: new Date(from).toISOString(),
        to: new Date(to).toISOString(),
        granularity,
        ...more,
      }),
  )
const refusal = async (answer: ReturnType<typeof select>) => {
  const { status, body } = await answer
  return [status, body.error?.reasons[0]?.code]
}
const [energy, power, temperature] = [1001, 1004, 2001]

test.each(
  statisticFunctions.flatMap((name) =>
    (['PT1H', 'P1D', 'P1M'] as const).map((length) => [name, length] as const),
  ),
)('%s of %s is what the raw values say', async (name, granularity) => {
  const raw = (await select(energy, 'raw')).body
  const { status, body } = await select(energy, granularity, { function: name, percentile: '95' })
  expect([status, body.function, body.aggregation]).toEqual([200, name, 'SUM'])
  const expected = parts(raw, body.at, body.to).map((part) => plainFigure(name, part, hour))
  if (name === 'COUNTER') {
    let stands = 0
    for (const one of expected) one.value = one.value === null ? null : (stands += one.value)
  }
  expectClose(
    body.value,
    expected.map(({ value }) => value),
  )
  const whole = plainFigure(name, parts(raw, [from], body.to)[0]!, hour)
  expectClose([body.total.value], [whole.value])
  const hasInstant = ['PEAK', 'MAX', 'MIN', 'FIRST', 'LAST'].includes(name)
  expect(body.valueAt).toEqual(hasInstant ? expected.map(({ at }) => at) : undefined)
  expect(body.total.valueAt).toBe(hasInstant ? whole.at : undefined)
})

function expectClose(found: readonly (number | null)[], expected: readonly (number | null)[]) {
  expect(found).toEqual(expected.map((value) => (value === null ? null : expect.closeTo(value, 4))))
}

test('the peak of quarter hours of power is a power, that of hourly energy is one too', async () => {
  const units = await Promise.all(
    [power, energy].map(async (series) => (await select(series, 'P1D', { function: 'PEAK' })).body.unit),
  )
  expect(units).toEqual(['kW', 'kW'])
  expect((await select(energy, 'P1D', { function: 'COUNT' })).body.unit).toBe('1')
})

test('figures come in another unit of the same kind', async () => {
  const inKwh = (await select(energy, 'P1D')).body
  const inMwh = (await select(energy, 'P1D', { unit: 'MWh' })).body
  expect([inKwh.unit, inMwh.unit]).toEqual(['kWh', 'MWh'])
  expectScaled(inMwh.value, inKwh.value)
  expectScaled(
    [inMwh.total.value, inMwh.total.minimum, inMwh.total.maximum, inMwh.total.mean],
    [inKwh.total.value, inKwh.total.minimum, inKwh.total.maximum, inKwh.total.mean],
  )
  const kelvin = (await select(temperature, 'P1M', { unit: 'K' })).body.total
  const celsius = (await select(temperature, 'P1M')).body.total
  expect(kelvin.mean).toBeCloseTo(celsius.mean! + 273.15, 6)
  expect((await select(energy, 'P1D', { function: 'PEAK', unit: 'W' })).body.unit).toBe('W')
})

function expectScaled(found: readonly (number | null)[], kwh: readonly (number | null)[]) {
  expect(found).toEqual(kwh.map((value) => (value === null ? null : expect.closeTo(value / 1000, 9))))
}

test.each<[string, number, StatisticFunction, string | undefined, string]>([
  ['the sum of temperatures', temperature, 'SUM', undefined, 'FUNCTION_NOT_APPLICABLE'],
  ['a counter of powers', power, 'COUNTER', undefined, 'FUNCTION_NOT_APPLICABLE'],
  ['the peak of a price', 2021, 'PEAK', undefined, 'FUNCTION_NOT_APPLICABLE'],
  ['energy in degrees', energy, 'SUM', '°C', 'UNIT_NOT_CONVERTIBLE'],
  ['a peak in kWh', energy, 'PEAK', 'kWh', 'UNIT_NOT_CONVERTIBLE'],
  ['a unit that there is none of', energy, 'SUM', 'bushel', 'UNIT_NOT_CONVERTIBLE'],
])('%s is refused', async (_, series, name, unit, code) => {
  const requested = select(series, 'P1D', { function: name, ...(unit !== undefined && { unit }) })
  expect(await refusal(requested)).toEqual([400, code])
})

test.each([{ function: 'MEDIAN' }, { function: 'PERCENTILE', percentile: '101' }, { percentile: 'x' }])(
  'what is no function or percentile is refused: %j',
  async (query) => {
    expect(await refusal(select(energy, 'P1D', query as Record<string, string>))).toEqual([
      400,
      'VALIDATION_FAILED',
    ])
  },
)
