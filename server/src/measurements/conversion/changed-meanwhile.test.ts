import type { ConversionFactors } from '@energycockpit/contract'
import { startWithVirtualMeters, type Failure } from '../virtual/virtual-meters.testing'

let started: Awaited<ReturnType<typeof startWithVirtualMeters>>
beforeAll(async () => {
  started = await startWithVirtualMeters()
}, 180_000)
afterAll(() => started?.stop())

const path = '/rest/secure/conversion-factors'
async function set(value: number | null, since?: string): Promise<string | undefined> {
  const query = since === undefined ? '' : `?unlessChangedSince=${encodeURIComponent(since)}`
  const periods = value === null ? [] : [{ from: null, to: null, value }]
  const { status, body } = await started.send<Failure>('PUT', path + query, {
    ...{ nodeId: 'loc-b2', kind: 'PRICE', productType: 'COLD', unit: 'GBP/kWh', periods, seriesId: null },
  })
  return status === 204 ? undefined : `${status} ${body.error?.reasons[0]?.code}`
}
const meanwhile = '409 FACTOR_CHANGED_MEANWHILE'
async function held() {
  const { body } = await started.ask<ConversionFactors>(path, { nodeId: 'loc-b2' })
  const found = body.factors.find(({ productType }) => productType === 'COLD')
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
