import type { ConversionFactors, Question } from '@energycockpit/contract'
import { startWithVirtualMeters, type Failure } from '../virtual/virtual-meters.testing'

let started: Awaited<ReturnType<typeof startWithVirtualMeters>>
beforeAll(async () => {
  started = await startWithVirtualMeters()
}, 180_000)
afterAll(() => started?.stop())

/** What was asked last. */
let questions: Question[] = []
const path = '/rest/secure/conversion-factors'
async function set(
  value: number | null,
  since?: string,
  confirmed: string[] = [],
): Promise<string | undefined> {
  const query = since === undefined ? '' : `?unlessChangedSince=${encodeURIComponent(since)}`
  const periods = value === null ? [] : [{ from: null, to: null, value }]
  const { status, body } = await started.send<Failure>('PUT', path + query, {
    ...{ nodeId: 'loc-b2', kind: 'PRICE', productType: 'WATER', unit: 'GBP/m³', periods, seriesId: null },
    confirmed,
  })
  questions = body.error?.reasons.flatMap(({ question }) => question ?? []) ?? []
  return status === 204 ? undefined : `${status} ${body.error?.reasons[0]?.code}`
}
const meanwhile = '409 FACTOR_CHANGED_MEANWHILE'
async function held() {
  const { body } = await started.select<ConversionFactors>(path, { nodeId: 'loc-b2' })
  const found = body.factors.find(({ productType }) => productType === 'WATER')
  return found && { value: found.periods[0]!.value, changed: found.changed }
}

test('a price is set only where nobody has set or removed it since it was read', async () => {
  expect(await set(1, '2026-01-01T00:00:00.000Z')).toBe(meanwhile)
  expect(await held()).toBeUndefined()
  expect(await set(1, 'never')).toBeUndefined()
  expect(await set(2, 'never')).toBe(meanwhile)
  const first = (await held())!
  expect(first).toEqual({ value: 1, changed: { at: expect.any(String), by: 'Maren Holt' } })
  expect(await set(2, first.changed.at)).toBeUndefined()
  expect(await set(3, first.changed.at)).toBe(meanwhile)
  // Whoever does not say what they have read overwrites whatever there is.
  expect(await set(4)).toBeUndefined()
  const last = (await held())!
  expect(last.value).toBe(4)
  expect(await set(null, first.changed.at)).toBe(meanwhile)
  expect(await set(null, last.changed.at)).toBeUndefined()
  expect(await set(5, last.changed.at)).toBe(meanwhile)
  expect(await held()).toBeUndefined()
  expect(await set(5, 'yesterday')).toBe('400 VALIDATION_FAILED')
})

test.each(['never', 'what was read'])(
  'of several who save at once after %s, one is kept, and the others are told',
  async (read) => {
    await set(null)
    if (read !== 'never') await set(0.5)
    const since = (await held())?.changed.at ?? 'never'
    const told = await Promise.all([1, 2, 3, 4].map((value) => set(value, since)))
    const kept = told.flatMap((problem, place) => (problem === undefined ? [place + 1] : []))
    expect([...told].sort()).toEqual([meanwhile, meanwhile, meanwhile, undefined])
    expect(kept).toEqual([(await held())!.value])
  },
)

test('an unusual value is asked about before it is set, and once only', async () => {
  const needed = '422 CONFIRMATION_NEEDED'
  await set(null)
  expect(await set(250, 'never')).toBe(needed)
  const asInUnit = (value: number) => ({ value, unit: 'GBP/m³' })
  expect(questions).toMatchObject([
    {
      ...{ kind: 'UNUSUAL_VALUE', from: null, to: null },
      figures: { value: asInUnit(250), min: asInUnit(0), max: asInUnit(20) },
    },
  ])
  expect(await held()).toBeUndefined()
  const [{ id }] = questions as [Question]
  // What was said of another value does not count.
  expect(await set(2_500, 'never', [id])).toBe(needed)
  expect(await set(250, 'never', [id])).toBeUndefined()
  expect((await held())?.value).toBe(250)
  // It is there already.
  expect(await set(250)).toBeUndefined()
  expect(await set(0.025)).toBe(needed)
  expect(questions.map(({ kind }) => kind)).toEqual(['UNUSUALLY_SMALL'])
  expect(await set(null)).toBeUndefined()
})
