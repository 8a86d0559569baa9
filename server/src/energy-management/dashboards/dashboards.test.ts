import { standardTiles, type Dashboard } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness } from '../../access/own-business.testing'

let anna: SignedInClient
let ben: SignedInClient
let kiosk: SignedInClient
beforeAll(async () => {
  const own = await ownBusiness()
  anna = await own.user('ANALYST')
  ben = await own.user('ANALYST')
  kiosk = await own.user('KIOSK_USER')
}, 120_000)

const path = '/rest/secure/energy-management/dashboard'
type Answer = Dashboard & { error?: { reasons: { code: string }[] } }
const read = async (client: SignedInClient) => (await client.get<Dashboard>(path)).body
const save = async (client: SignedInClient, tiles: object[], revision: number) => {
  const { status, body } = await client.put<Answer>(path, { tiles, revision })
  return body.error ? `${status} ${body.error.reasons[0]?.code}` : body
}

test('each user arranges their own; until then it is the standard one', async () => {
  const tiles = [{ tile: 'ACTIONS', width: 2 }]
  expect(await read(anna)).toEqual({ tiles: standardTiles, canSave: true, revision: 0 })
  expect(await save(anna, tiles, 0)).toEqual({ tiles, canSave: true, revision: 1 })
  expect(await read(anna)).toMatchObject({ tiles, revision: 1 })
  expect((await read(ben)).revision).toBe(0)
  // An empty overview is one, too.
  expect(await save(anna, [], 1)).toMatchObject({ tiles: [], revision: 2 })
})

test('of two tabs the second is told', async () => {
  const [first, second] = await Promise.all([save(ben, [], 0), save(ben, [], 0)])
  expect([first, second]).toContain('409 DASHBOARD_CHANGED_MEANWHILE')
  expect(await save(ben, [{ tile: 'PEAK', width: 1 }], 7)).toBe('409 DASHBOARD_CHANGED_MEANWHILE')
  expect(await read(ben)).toMatchObject({ tiles: [], revision: 1 })
})

test('a tile twice, an unknown one or one too wide is refused, and a screen in a hall arranges nothing', async () => {
  const peak = { tile: 'PEAK', width: 1 }
  for (const wrong of [[peak, peak], [{ tile: 'SECRETS', width: 1 }], [{ tile: 'PEAK', width: 4 }]])
    expect(await save(anna, wrong, 2)).toBe('400 VALIDATION_FAILED')
  expect(await read(kiosk)).toEqual({ tiles: standardTiles, canSave: false, revision: 0 })
  expect(await save(kiosk, [], 0)).toBe('403 FORBIDDEN')
})
