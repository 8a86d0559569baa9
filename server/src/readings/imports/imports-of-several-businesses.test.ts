import type { AuditEntry, ReadingImport } from '@energycockpit/contract'
import { newDataFolder, SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import { rm } from 'node:fs/promises'
import { addBusinesses, businesses, password, people, seriesOf } from './businesses.testing'

type Person = keyof typeof people
const everybody = Object.keys(people) as Person[]
let server: RunningServer
let dataDir: string
const as = {} as Record<Person, SignedInClient>
beforeAll(async () => {
  dataDir = await newDataFolder('several-businesses', 'loaded')
  await addBusinesses(dataDir)
  server = await startServer({ dataDir })
  for (const person of everybody)
    as[person] = await SignedInClient.signIn(server.url, { userName: person, password })
}, 240_000)
afterAll(async () => {
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

const base = '/rest/secure'
/** Each test has a year of its own. */
let year = 1980
beforeEach(() => void year++)
const at = (hour: number) => `${year}-01-01T${String(hour).padStart(2, '0')}:00:00.000Z`

async function send(person: Person, lines: readonly string[], query = '?badLines=skip') {
  const answer = await as[person].fetch(`${base}/readings${query}`, {
    method: 'POST',
    headers: { origin: server.url, 'content-type': 'text/csv' },
    body: ['series_id,at,value', ...lines].join('\n'),
  })
  return {
    status: answer.status,
    ...((await answer.json()) as { readingImport: ReadingImport; repeated: boolean }),
  }
}
const line = (business: keyof typeof seriesOf, hour: number, value: number | string = hour) =>
  `${seriesOf[business]},${at(hour)},${value}`
const post = async <T>(person: Person, path: string, body?: unknown) => {
  const answer = await as[person].fetch(`${base}${path}`, {
    method: 'POST',
    headers: { origin: server.url, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, body: (await answer.json()) as T }
}
const listed = async (person: Person) =>
  (await as[person].get<{ imports: ReadingImport[] }>(`${base}/imports`)).body.imports
const seen = async (person: Person, id: number): Promise<ReadingImport | undefined> => {
  const { status, body } = await as[person].get<ReadingImport>(`${base}/imports/${id}`)
  const onList = (await listed(person)).find((one) => one.id === id)
  expect([person, onList === undefined]).toEqual([person, status === 404])
  if (status === 200) expect(onList).toEqual(body)
  return status === 200 ? body : undefined
}
const whoSees = async (id: number) => {
  const found: Person[] = []
  for (const person of everybody) if (await seen(person, id)) found.push(person)
  return found
}
const undo = (person: Person, id: number) => post<ReadingImport>(person, `/imports/${id}/undo`)
const audited = async (person: Person) =>
  (await as[person].get<{ entries: AuditEntry[] }>(`${base}/audit-entries`)).body.entries
const actions = async (person: Person, id: number) =>
  (await audited(person)).flatMap(({ action, subject, businessId }) =>
    subject?.id === String(id) ? [[action, businessId]] : [],
  )

test('what is sent for a business below belongs to that business, and to who sees it', async () => {
  const { readingImport } = await send('superAdmin', [line('one', 0), line('one', 1)])
  expect(await whoSees(readingImport.id)).toEqual(['superAdmin', 'oneAdmin', 'oneSupplier'])
  expect(await seen('oneAdmin', readingImport.id)).toMatchObject({ addedCount: 2, partial: false })
  for (const person of ['superManager', 'superOwnAdmin', 'twoAdmin', 'foreignAdmin'] as const)
    expect([person, (await undo(person, readingImport.id)).status]).toEqual([person, 404])
  const undone = await undo('oneAdmin', readingImport.id)
  expect(undone.status).toBe(200)
  expect(await whoSees(undone.body.id)).toEqual(['superAdmin', 'oneAdmin', 'oneSupplier'])
})

test('who sees some of the series sees that part, and does not undo it', async () => {
  await send('oneAdmin', [line('one', 1, 7)])
  const { readingImport } = await send('superAdmin', [
    ...[line('one', 0), line('one', 1), line('one', 1), line('one', 2), line('one', 3, 'none')],
    ...[line('two', 5), line('two', 6, 'none'), line('two', 7, 'none'), 'unreadable', '99,secret,1'],
  ])
  expect(readingImport).toMatchObject({ readingCount: 4, addedCount: 3, changedCount: 1, faultCount: 5 })
  expect(await whoSees(readingImport.id)).toEqual(['superAdmin', 'oneAdmin', 'oneSupplier', 'twoAdmin'])
  expect(await seen('superAdmin', readingImport.id)).toEqual(readingImport)
  const part = (await seen('oneAdmin', readingImport.id))!
  expect(part).toMatchObject({
    ...{ partial: true, readingCount: 3, seriesCount: 1, addedCount: 2, changedCount: 1, repeatedCount: 1 },
    ...{ firstAt: at(0), lastAt: at(2), faultCount: 1, undoableUntil: null, sourceName: null },
    actor: { name: 'Person superAdmin' },
  })
  expect(part.faults).toMatchObject([{ line: 6, code: 'VALUE_UNREADABLE' }])
  const other = (await seen('twoAdmin', readingImport.id))!
  expect(other).toMatchObject({
    partial: true,
    readingCount: 1,
    addedCount: 1,
    changedCount: 0,
    repeatedCount: 0,
    faultCount: 2,
  })
  expect(other.faults.map((fault) => fault.line)).toEqual([8, 9])
  for (const person of ['oneAdmin', 'twoAdmin'] as const)
    expect([person, (await undo(person, readingImport.id)).status]).toEqual([person, 403])

  const undone = (await undo('superAdmin', readingImport.id)).body
  expect(await whoSees(undone.id)).toEqual(['superAdmin', 'oneAdmin', 'oneSupplier', 'twoAdmin'])
  expect(await seen('twoAdmin', undone.id)).toMatchObject({
    partial: true,
    readingCount: 1,
    undoes: readingImport.id,
  })
  expect((await undo('twoAdmin', undone.id)).status).toBe(403)
  // Each business has an entry of its own, and nobody else.
  expect(await actions('oneAdmin', readingImport.id)).toEqual([['readings.import-undone', businesses.one]])
  expect(await actions('twoAdmin', readingImport.id)).toEqual([['readings.import-undone', businesses.two]])
  expect(await actions('superAdmin', readingImport.id)).toHaveLength(2)
  for (const person of ['superOwnAdmin', 'foreignAdmin'] as const)
    expect([person, await actions(person, readingImport.id)]).toEqual([person, []])
})

test('an undo that changed only one business still brings back what concerns both', async () => {
  const { readingImport } = await send('superAdmin', [line('one', 0), line('two', 0)])
  // Of the second business everything is corrected, so the undo changes the first one only.
  await send('twoAdmin', [line('two', 0, 9)])
  const undone = (await undo('superAdmin', readingImport.id)).body
  expect(undone).toMatchObject({ readingCount: 1, partial: false })
  expect((await undo('oneAdmin', undone.id)).status).toBe(403)
  expect((await undo('superAdmin', undone.id)).status).toBe(200)
})

test('a deletion is told to each business with its own series, and to no other', async () => {
  await send('superAdmin', [line('one', 0), line('two', 0)])
  const { body: deletion } = await post<ReadingImport>('superAdmin', '/reading-deletions', {
    ...{ seriesIds: [seriesOf.one, seriesOf.two], from: at(0), to: at(1) },
  })
  expect(await whoSees(deletion.id)).toEqual(['superAdmin', 'oneAdmin', 'oneSupplier', 'twoAdmin'])
  for (const business of ['one', 'two'] as const) {
    const entries = await audited(`${business}Admin`)
    expect(entries[0]).toMatchObject({
      ...{ action: 'readings.deleted', businessId: businesses[business] },
      detail: { series: [seriesOf[business]] },
    })
  }
  expect(await actions('superOwnAdmin', deletion.id)).toEqual([])
})

test('what was refused is for those who see all that its sender saw', async () => {
  const refused = await send('superAdmin', [line('one', 0), line('two', 1, 'none')], '?badLines=refuse')
  expect(refused.status).toBe(400)
  const { id, state } = (await listed('superAdmin'))[0]!
  expect(state).toBe('REFUSED')
  expect(await whoSees(id)).toEqual(['superAdmin'])
  await send('oneSupplier', [line('one', 0, 'none')], '?badLines=refuse')
  const own = (await listed('oneSupplier'))[0]!
  expect(own).toMatchObject({ state: 'REFUSED', faultCount: 1 })
  expect(await whoSees(own.id)).toEqual(['superAdmin', 'oneAdmin', 'oneSupplier'])
})

test('who has chosen one business sees of it what its people see', async () => {
  const { readingImport } = await send('superAdmin', [line('one', 0), line('two', 0)])
  const choose = (businessId: number | null) => as.superAdmin.put(`${base}/active-business`, { businessId })
  expect((await choose(businesses.two)).status).toBeLessThan(300)
  try {
    expect(await seen('superAdmin', readingImport.id)).toEqual(await seen('twoAdmin', readingImport.id))
    expect((await undo('superAdmin', readingImport.id)).status).toBe(403)
    const sent = await send('superAdmin', [line('two', 3), line('one', 3)])
    expect(await whoSees(sent.readingImport.id)).toEqual(['superAdmin', 'twoAdmin'])
    expect(sent.readingImport).toMatchObject({ readingCount: 1, faultCount: 1 })
  } finally {
    await choose(null)
  }
  expect(await seen('superAdmin', readingImport.id)).toMatchObject({ partial: false, seriesCount: 2 })
})

describe('what names series of several businesses', () => {
  type Business = keyof typeof seriesOf
  const virtual = (business: Business, input: Business) => ({
    ...{ name: 'Of another', formula: `[${seriesOf[input]}]`, quantity: 'ENERGY', unit: 'kWh' },
    ...{ locationId: `place-${business}`, productType: 'ELECTRICITY', direction: null },
  })
  const factor = (business: Business, series: Business) => ({
    ...{ nodeId: `place-${business}`, kind: 'PRICE', productType: 'ELECTRICITY', unit: 'EUR/kWh' },
    ...{ periods: [], seriesId: seriesOf[series] },
  })
  const period = 'from=2025-01-01T00:00:00Z&to=2025-02-01T00:00:00Z'
  const both = (one: Business, other: Business) => `series=${seriesOf[one]},${seriesOf[other]}&${period}`
  /** Each asks for a thing of `own` that names a series of `other`. */
  const requested: Record<string, (person: Person, own: Business, other: Business) => Promise<Response>> = {
    deletion: (person, own, other) =>
      sent(person, 'POST', '/reading-deletions', {
        ...{ seriesIds: [seriesOf[own], seriesOf[other]], from: at(0), to: at(1) },
      }),
    'virtual meter': (person, own, other) => sent(person, 'POST', '/virtual-series', virtual(own, other)),
    factor: (person, own, other) => sent(person, 'PUT', '/conversion-factors', factor(own, other)),
    ranking: (person, own, other) =>
      sent(person, 'GET', `/measurements/ranking?function=SUM&${both(own, other)}`),
    profile: (person, own, other) =>
      sent(person, 'GET', `/measurements/profile?function=SUM&step=PT1H&${both(own, other)}`),
    statistics: (person, own, other) => sent(person, 'GET', `/measurements/statistics?${both(own, other)}`),
    sums: (person, own, other) =>
      sent(person, 'GET', `/measurements/sum?granularity=P1M&${both(own, other)}`),
    losses: (person, own, other) =>
      sent(
        person,
        'GET',
        `/measurements/loss-balance?main=${seriesOf[own]}&subs=${seriesOf[other]}&granularity=P1M&${period}`,
      ),
  }
  const sent = (person: Person, method: string, path: string, body?: unknown) =>
    as[person].fetch(`${base}${path}`, {
      method,
      headers: { origin: server.url, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
  const sides: [Person, Business, Business][] = [
    ['oneAdmin', 'one', 'two'],
    ['twoAdmin', 'two', 'one'],
    ['foreignAdmin', 'foreign', 'one'],
    ['superOwnAdmin', 'super', 'one'],
    ['superManager', 'super', 'two'],
  ]
  const cases = Object.keys(requested).flatMap((thing) => sides.map((side) => [thing, ...side] as const))
  test.each(cases)('%s is refused to %s of %s where it names %s', async (thing, person, own, other) => {
    const answer = await requested[thing]!(person, own, other)
    expect([answer.status, await answer.text()]).toEqual([
      thing === 'virtual meter' || thing === 'factor' ? expect.any(Number) : 404,
      expect.not.stringMatching(new RegExp(`Person ${other}|point-${other}`)),
    ])
    expect([400, 404]).toContain(answer.status)
  })

  test.each(['ranking', 'profile', 'statistics', 'sums', 'losses', 'deletion'])(
    '%s is for who sees both',
    async (thing) => {
      expect((await requested[thing]!('superAdmin', 'one', 'two')).status).toBe(200)
    },
  )

  test.each(['virtual meter', 'factor'])(
    '%s takes no series of another business, not even from who sees both',
    async (thing) => {
      expect([400, 404]).toContain((await requested[thing]!('superAdmin', 'one', 'two')).status)
    },
  )
})
