import type {
  AuditEntry,
  Profile,
  Ranking,
  Statistics,
  SeriesValues,
  VirtualSeries,
} from '@energycockpit/contract'
import { SignedInClient } from '@energycockpit/testing'
import { evaluateSteps } from './evaluate-steps.testing'
import { parseFormula } from './parse-formula'
import { clockChanges, meaning, startWithVirtualMeters } from './virtual-meters.testing'

/* Virtual meters through the real server, against plain JavaScript over the raw values of their inputs. */
const hour = 3_600_000
type Started = Awaited<ReturnType<typeof startWithVirtualMeters>>
let started: Started
beforeAll(async () => {
  started = await startWithVirtualMeters()
}, 180_000)
afterAll(() => started?.stop())
const create: Started['create'] = (...given) => started.create(...given)
const created: Started['created'] = (...given) => started.created(...given)
const values: Started['values'] = (...given) => started.values(...given)
const raw: Started['raw'] = (...given) => started.raw(...given)

const sumOf = (given: Iterable<number | null>) =>
  [...given].reduce<number>((sum, value) => sum + (value ?? 0), 0)
const near = (value: number) => expect.closeTo(value, 3) as number

test.each(clockChanges)(
  'a linear formula is calculated hour by hour, also on %s and after',
  async (...period) => {
    const id = await created('[1001] + 2 * [1011] - [1021] / 4')
    const [a, b, c] = await Promise.all([1001, 1011, 1021].map((input) => raw(input, period)))
    const expected = [...a!].map(([at, value]) => {
      const others = [b!.get(at) ?? null, c!.get(at) ?? null]
      if (value === null || others.includes(null)) return null
      return near(value + 2 * others[0]! - others[1]! / 4)
    })
    const hours = await values(id, period, 'raw')
    expect(hours.value).toEqual(expected)
    expect(hours.total.expected).toBe(expected.length)
    // Days have 23 or 25 hours; what they add up to is made of whole hours only.
    const days = await values(id, period, 'P1D')
    expect(days.value).toEqual(
      days.at.map((start, place) =>
        near(
          sumOf(
            hours.value.filter(
              (_, at) => hours.at[at]! >= start && hours.at[at]! < (days.at[place + 1] ?? Infinity),
            ),
          ),
        ),
      ),
    )
    expect(days.measured[0]).toBe(1)
  },
)

test('quarters of hours are averaged to the hours beside them, and a formula that is not linear stands on others', async () => {
  const [period] = clockChanges
  const power = { quantity: 'POWER', unit: 'W', direction: null }
  const quarters = await created('max([1004] - 120, [1004] / 3)'.replace(' - 120', ' * 0.5'), power)
  const over = await created(`[${quarters}] / [${quarters}] * abs([1001] - [1003])`)
  expect(await values(quarters, period, 'raw')).toMatchObject({ unit: 'W', quantity: 'POWER' })
  const [base, found] = await Promise.all([raw(1004, period), values(quarters, period, 'raw')])
  expect(found.value).toEqual(
    [...base.values()].map((kilowatts) => (kilowatts === null ? null : near(kilowatts * 500))),
  )
  const [bought, made, own] = await Promise.all([
    ...[1001, 1003].map((id) => raw(id, period)),
    values(over, period, 'raw'),
  ] as const)
  // An hour of which a quarter is missing has no value, nor has 0 by 0.
  const whole = [...(bought as Map<number, number | null>)].map(([at, value]) => {
    const parts = [0, 1, 2, 3].map((quarter) => base.get(at + (quarter * hour) / 4) ?? null)
    const produced = (made as Map<number, number | null>).get(at) ?? null
    if (value === null || produced === null || parts.includes(null) || sumOf(parts) === 0) return null
    return near(Math.abs(value - produced))
  })
  expect((own as SeriesValues).value).toEqual(whole)
})

test('functions, ranking, profile and statistics take virtual meters beside others', async () => {
  const period = [`${new Date().getUTCFullYear() - 1}-03-01T00:00:00Z`, clockChanges[0][1]] as const
  const id = await created('[1001]', { unit: 'Wh' })
  for (const [name, granularity] of [
    ['PEAK', 'P1M'],
    ['PERCENTILE', 'P1D'],
    ['MODE', 'P1D'],
  ] as const) {
    const [virtual, base] = await Promise.all([
      values(id, period, granularity, { function: name, unit: name === 'PEAK' ? 'kW' : 'kWh' }),
      values(1001, period, granularity, { function: name }),
    ])
    expect(virtual.value).toEqual(base.value.map((value) => (value === null ? null : near(value))))
    expect([virtual.measured, virtual.valueAt]).toEqual([base.measured, base.valueAt])
  }
  const many = async <Answer>(what: string, series: string, more = {}) =>
    (
      await started.analyst.get<Answer>(
        `/rest/secure/measurements/${what}?${new URLSearchParams({ series, from: period[0], to: period[1], ...more })}`,
      )
    ).body
  const both = await many<Ranking>('ranking', `1001,${id}`, { function: 'SUM' })
  expect([both.seriesId, both.value[1]]).toEqual([[1001, id], near(both.value[0]!)])
  const [virtual, base] = await Promise.all(
    [id, 1001].map((one) => many<Statistics>('statistics', String(one))),
  )
  expect(virtual!.sum[0]).toBeCloseTo(base!.sum[0]! * 1000, 2)
  expect([virtual!.count, virtual!.measured]).toEqual([base!.count, base!.measured])
  const step = { function: 'SUM', step: 'PT1H' }
  const [twice, once] = await Promise.all([
    many<Profile>('profile', `1001,${id}`, step),
    many<Profile>('profile', '1001', step),
  ])
  expect(twice!.dayTypes.map(({ value }) => value)).toEqual(
    once!.dayTypes.map(({ value }) => value.map((one) => near(one! * 2))),
  )
})

test('any formula is calculated by the engine as it is by plain JavaScript', async () => {
  const period = ['1990-02-01T00:00:00Z', '1990-02-01T06:00:00Z'] as const
  const given = { 1001: [1, 0, -3, 4, null, 6], 1011: [2, 0, 0, 4, 5, 0.5] }
  const lines = Object.entries(given).flatMap(([id, column]) =>
    column.flatMap((value, at) => (value === null ? [] : [`${id},1990-02-01T0${at}:00:00Z,${value}`])),
  )
  const sent = await started.deliver(lines)
  expect(sent.status).toBe(200)
  const formulas = [
    'max([1001], [1011], 0)',
    'min(-[1001], [1011]) * 3 / 7',
    '[1011] / [1001] * [1001]',
    '[1011] / ([1011] / [1001])',
    'abs([1001] - [1011]) / [1011] * max(0, [1001])',
    '-(2.5 - 4) * ([1001] - -[1011])',
  ]
  const inputs = new Map(
    Object.entries(given).map(([id, value]) => [
      Number(id),
      { measured: [1, 1, 1, 1, 1, 1], estimated: [0, 0, 0, 0, 0, 0], value },
    ]),
  )
  for (const formula of formulas) {
    const id = await created(formula)
    const steps = [{ id, expression: parseFormula(formula) }]
    const { value } = evaluateSteps({ kind: 'steps', steps, base: [1001, 1011] }, inputs, 6)
    expect([formula, (await values(id, period, 'raw')).value]).toEqual([
      formula,
      value.map((one) => (one === null ? null : near(one))),
    ])
  }
})

test('an answer is another one as soon as an input or a formula on the way is', async () => {
  const inner = await created('[1001] + [1011]')
  const outer = await created(`[${inner}] * 2`)
  const path = `/rest/secure/measurement-series/${outer}/values?granularity=raw&from=1990-03-01T00:00:00Z&to=1990-03-01T01:00:00Z`
  const select = async (tag?: string) => {
    const answer = await started.analyst.fetch(path, {
      headers: tag === undefined ? {} : { 'if-none-match': tag },
    })
    const text = await answer.text()
    return {
      status: answer.status,
      tag: answer.headers.get('etag')!,
      value: /"value":\[(.*?)\]/.exec(text)?.[1],
    }
  }
  const deliver = (value: number) =>
    started.deliver([`1001,1990-03-01T00:00:00Z,${value}`, '1011,1990-03-01T00:00:00Z,1'])
  await deliver(4)
  const first = await select()
  expect([first.value, (await select(first.tag)).status]).toEqual(['10', 304])
  await deliver(5)
  const corrected = await select(first.tag)
  expect([corrected.status, corrected.value]).toEqual([200, '12'])
  const body = { name: 'Virtual', formula: '[1001] - [1011]', ...meaning }
  expect((await started.send('PUT', `/rest/secure/virtual-series/${inner}`, body)).status).toBe(200)
  const changed = await select(corrected.tag)
  expect([changed.status, changed.value]).toEqual([200, '8'])
})

test('what cannot be calculated is refused, and says why and where', async () => {
  const inner = await created('[1001] + [1011]')
  const outer = await created(`[${inner}] * 2`)
  const refusals: [string, object, string, RegExp][] = [
    ['[1001] + [2001]', {}, 'FORMULA_INVALID', /CANNOT_ADD at characters 1 to 15.*kWh, °C/],
    ['[1001] + ', {}, 'FORMULA_INVALID', /VALUE_EXPECTED/],
    ['[1001] * [1011]', {}, 'FORMULA_INVALID', /CANNOT_MULTIPLY/],
    ['[1001]', { unit: 'kW' }, 'FORMULA_INVALID', /WRONG_UNIT/],
    ['[1001]', { quantity: 'TEMPERATURE', unit: 'kWh' }, 'FORMULA_INVALID', /no unit of TEMPERATURE/],
    ['2 * 3', {}, 'FORMULA_INVALID', /NO_UNIT/],
    // One of the business above, one that there is none of: nobody learns which.
    ['[1001] + [1061]', {}, 'FORMULA_INVALID', /UNKNOWN_SERIES: the business has no series 1061/],
    ['[1001] + [4294967295]', {}, 'FORMULA_INVALID', /UNKNOWN_SERIES/],
  ]
  for (const [formula, more, code, detail] of refusals) {
    const { status, body } = await create(formula, more)
    expect([formula, status, body.error?.reasons[0]?.code]).toEqual([formula, 400, code])
    expect(body.error?.reasons[0]?.detail).toMatch(detail)
  }
  const changed = (formula: string, more = {}) =>
    started.send('PUT', `/rest/secure/virtual-series/${inner}`, {
      name: 'Virtual',
      formula,
      ...meaning,
      ...more,
    })
  for (const formula of [`[${outer}]`, `[1001] + [${inner}]`]) {
    const { status, body } = await changed(formula)
    expect([status, body.error?.reasons[0]?.code]).toEqual([400, 'FORMULA_CYCLE'])
  }
  const other = await changed('[1001]', { unit: 'MWh' })
  expect([other.status, other.body.error?.reasons[0]?.code]).toEqual([409, 'SERIES_IN_USE'])
  const removed = await started.send('DELETE', `/rest/secure/virtual-series/${inner}`)
  expect([removed.status, removed.body.error?.reasons[0]?.code]).toEqual([409, 'SERIES_IN_USE'])
  const { body } = await started.analyst.get<VirtualSeries>(`/rest/secure/virtual-series/${inner}`)
  expect([body.formula, body.unit]).toEqual(['[1001] + [1011]', 'kWh'])
  expect(body.inputs.map(({ seriesId, unit }) => [seriesId, unit])).toEqual([
    [1001, 'kWh'],
    [1011, 'kWh'],
  ])

  expect((await started.send('DELETE', `/rest/secure/virtual-series/${outer}`)).status).toBe(204)
  expect((await started.send('DELETE', `/rest/secure/virtual-series/${inner}`)).status).toBe(204)
  expect((await started.analyst.get(`/rest/secure/virtual-series/${inner}`)).status).toBe(404)
  const admin = await SignedInClient.signIn(started.server.url, 'admin')
  const log = await admin.get<{ entries: AuditEntry[] }>(
    '/rest/secure/audit-entries?action=virtual-series.removed',
  )
  expect(log.body.entries.map(({ subject }) => Number(subject?.id))).toEqual([inner, outer])
})

test('formulas stand on each other over any depth', async () => {
  let id = 1001
  for (let depth = 0; depth < 40; depth++) id = await created(`[${id}] * 2 - [${id}]`)
  const [period] = clockChanges
  const [deep, base] = [await values(id, period, 'P1D'), await values(1001, period, 'P1D')]
  expect([deep.value, deep.measured]).toEqual([base.value, base.measured])
  for (let depth = 0; depth < 24; depth++) id = await created(`max([${id}], 0)`)
  expect((await values(id, period, 'P1D')).value).toEqual(base.value)
  const { status, body } = await create(`max([${id}], 0)`)
  expect([status, body.error?.reasons[0]?.detail]).toEqual([400, expect.stringMatching(/TOO_DEEP/)])
})

test('a change that would make an outer formula too large is refused and names it', async () => {
  const terms = (count: number) => `max(${Array.from({ length: count }, () => '[1001]').join(',')})`
  const inner = await created(terms(2))
  const outer = await created(`max([${inner}], [${await created(terms(500))}], ${terms(400)})`)
  const definition = { name: 'Virtual', formula: terms(500), ...meaning }
  const changed = await started.send('PUT', `/rest/secure/virtual-series/${inner}`, definition)
  const [reason] = changed.body.error?.reasons ?? []
  expect([changed.status, reason?.code]).toEqual([409, 'SERIES_IN_USE'])
  expect(reason?.detail).toMatch(new RegExp(`^series ${outer} .*TOO_LARGE`))
})

test('others neither define virtual meters nor see those of another business', async () => {
  expect((await create('[1001]', {}, started.analyst)).status).toBe(403)
  const id = await created('[1001]')
  const upper = await SignedInClient.signIn(started.server.url, 'super')
  const ofGroup = await create('[1061]', { locationId: 'loc-b33' }, upper)
  expect([ofGroup.status, ofGroup.body.error?.reasons]).toEqual([200, undefined])
  const foreign = ofGroup.body.seriesId
  expect((await create('[1061]', { locationId: 'loc-b33' })).status).toBe(404)
  expect((await started.analyst.get(`/rest/secure/virtual-series/${foreign}`)).status).toBe(404)
  expect((await create(`[${foreign}]`)).body.error?.reasons[0]?.detail).toMatch(/UNKNOWN_SERIES/)
  expect((await started.send('DELETE', `/rest/secure/virtual-series/${foreign}`)).status).toBe(404)
  const [from, to] = clockChanges[0]
  const query = new URLSearchParams({ from, to, granularity: 'P1D' })
  expect(
    (await started.analyst.get(`/rest/secure/measurement-series/${foreign}/values?${query}`)).status,
  ).toBe(404)
  expect((await upper.get(`/rest/secure/measurement-series/${id}/values?${query}`)).status).toBe(200)
})
