import type { Annotation } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { structureClient } from '../../organization/structure/structure-client.testing'

let own: OwnBusiness
let manager: SignedInClient
let analyst: SignedInClient
const at = { point: '', location: '', otherLocation: '', otherPoint: '', series: 0 }
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user('ENERGY_MANAGER')
  analyst = await own.user('ANALYST')
  const { estate, created } = structureClient(
    () => manager,
    () => own.id,
  )
  const { hall, main, energy } = await estate()
  const other = await created({
    ...main.fields,
    meteringPointId: null,
    name: 'Chiller',
  } as typeof main.fields)
  const { hall: farHall } = await estate()
  Object.assign(at, { point: main.id, location: hall.id, series: Number(energy.id) })
  Object.assign(at, { otherPoint: other.id, otherLocation: farHall.id })
}, 120_000)

const path = '/rest/secure/analysis/annotations'
type Answer = Annotation & { error?: { reasons: { code: string }[] } }
const codeOf = ({ status, body }: { status: number; body: Answer }) =>
  body?.error ? `${status} ${body.error.reasons[0]?.code}` : status

// London puts its clock back in this night.
const noted = { text: 'Boiler off', from: '2026-10-25T00:30:00.000Z', to: '2026-10-25T01:30:00.000Z' }
const write = (client: SignedInClient, change: object = {}) =>
  client.post<Answer>(path, { ...noted, nodeId: at.point, seriesId: null, ...change })
const change = (client: SignedInClient, id: string, body: object) =>
  client.put<Answer>(`${path}/${id}`, { ...noted, ...body })
const remove = (client: SignedInClient, id: string, revision: number) =>
  client.delete<Answer>(`${path}/${id}?revision=${revision}`)
const undo = (client: SignedInClient, id: string) => client.post<Answer>(`${path}/${id}/undo`, undefined)
async function textsOf(client: SignedInClient, objects?: string, [from, to] = ['2026-01-01', '2027-01-01']) {
  const named = objects === undefined ? '' : `&objects=${objects}`
  const query = `from=${from}T00:00:00Z&to=${to}T00:00:00Z${named}`
  return (await client.get<{ annotations: Annotation[] }>(`${path}?${query}`)).body.annotations.map(
    ({ text }) => text,
  )
}

test('an annotation is seen by all of the business, where it belongs and above, over its period', async () => {
  const made = (await write(analyst)).body
  expect(made).toMatchObject({
    ...{ ...noted, nodeId: at.point, seriesId: null, timeZone: 'Europe/London', nodeName: 'Main' },
    ...{ author: 'Jo Reed', changed: { by: 'Jo Reed' }, canChange: true, revision: 1 },
  })
  await write(analyst, { nodeId: at.location, text: 'New roof', to: null })
  const both = ['Boiler off', 'New roof']
  for (const objects of [undefined, at.location, at.point, `cb-${own.id}`])
    expect((await textsOf(manager, objects)).sort()).toEqual(both)
  expect(await textsOf(manager, at.otherPoint)).toEqual(['New roof'])
  expect(await textsOf(manager, at.otherLocation)).toEqual([])
  expect(await textsOf(manager, undefined, ['2026-10-26', '2026-10-27'])).toEqual([])
  expect((await remove(analyst, made.id, 1)).status).toBe(204)
})

test('one of a series names a series of its metering point', async () => {
  expect(codeOf(await write(analyst, { seriesId: at.series }))).toBe(200)
  expect(codeOf(await write(analyst, { nodeId: at.otherPoint, seriesId: at.series }))).toBe('404 NOT_FOUND')
  expect(codeOf(await write(analyst, { nodeId: 'nowhere' }))).toBe('404 NOT_FOUND')
  expect(codeOf(await write(analyst, { nodeId: `cb-${own.id}` }))).toBe('404 NOT_FOUND')
})

test('of two who change the same revision the second is told, who deletes too', async () => {
  const { id } = (await write(analyst, { text: 'Twice' })).body
  const both = await Promise.all(['a', 'b'].map((text) => change(analyst, id, { text, revision: 1 })))
  expect(both.map(codeOf).sort()).toEqual([200, '409 ANNOTATION_CHANGED_MEANWHILE'].sort())
  expect(codeOf(await remove(analyst, id, 1))).toBe('409 ANNOTATION_CHANGED_MEANWHILE')
  expect((await remove(analyst, id, 2)).status).toBe(204)
})

test('others change it only where they keep the values, and a deletion is undone with its author', async () => {
  const { id } = (await write(analyst, { text: 'Mine' })).body
  const other = await own.user('ANALYST')
  expect(codeOf(await change(other, id, { revision: 1 }))).toBe('403 FORBIDDEN')
  expect(codeOf(await remove(other, id, 1))).toBe('403 FORBIDDEN')
  expect((await change(manager, id, { text: 'Corrected', revision: 1 })).body.author).toBe('Jo Reed')
  expect((await remove(manager, id, 2)).status).toBe(204)
  expect(await textsOf(analyst)).not.toContain('Corrected')
  expect(codeOf(await change(analyst, id, { revision: 3 }))).toBe('404 NOT_FOUND')
  expect(codeOf(await undo(other, id))).toBe('403 FORBIDDEN')
  expect((await undo(manager, id)).body).toMatchObject({ text: 'Corrected', revision: 4 })
  // Once more changes nothing.
  expect((await undo(manager, id)).body.revision).toBe(4)
  expect((await change(analyst, id, { text: 'Again mine', revision: 4 })).status).toBe(200)
})

test('another business sees and changes none of it', async () => {
  const { id } = (await write(analyst)).body
  const stranger = await (await ownBusiness()).user('ADMIN')
  expect(await textsOf(stranger)).toEqual([])
  expect(await textsOf(stranger, at.point)).toEqual([])
  expect(codeOf(await write(stranger))).toBe('404 NOT_FOUND')
  expect(codeOf(await change(stranger, id, { revision: 1 }))).toBe('404 NOT_FOUND')
  expect(codeOf(await remove(stranger, id, 1))).toBe('404 NOT_FOUND')
  expect(codeOf(await undo(stranger, id))).toBe('404 NOT_FOUND')
})

test('a screen in a hall shows annotations and writes none', async () => {
  const kiosk = await own.user('KIOSK_USER')
  const { body } = await kiosk.get<{ canWrite: boolean }>(
    `${path}?from=2026-01-01T00:00:00Z&to=2027-01-01T00:00:00Z`,
  )
  expect(body.canWrite).toBe(false)
  expect(codeOf(await write(kiosk))).toBe('403 FORBIDDEN')
})

test.each([
  ['an empty text', { text: '  ' }, 'VALIDATION_FAILED'],
  ['a text that is too long', { text: 'x'.repeat(501) }, 'VALIDATION_FAILED'],
  ['no instant', { from: '2026-10-25' }, 'VALIDATION_FAILED'],
  ['a period that ends where it starts', { to: noted.from }, 'PERIOD_REVERSED'],
])('%s is refused', async (_, wrong, code) => {
  expect(codeOf(await write(analyst, wrong))).toBe(`400 ${code}`)
})
