import type { StructureFile, StructureItem, StructureStep } from '@energycockpit/contract'
import {
  SignedInClient,
  startServer,
  startTemporaryPostgres,
  type RunningServer,
  type TemporaryPostgres,
} from '@energycockpit/testing'
import { location, unit } from './structure/items.testing'
import { structureClient, type Failure } from './structure/structure-client.testing'

/*
 * What two people do at the same moment, on the store that really does it at the same moment where there is one: the
 * embedded one does one thing after the other.
 */
let postgres: TemporaryPostgres | undefined
let server: RunningServer
let manager: SignedInClient
beforeAll(async () => {
  postgres = await startTemporaryPostgres()
  server = await startServer({
    ...(postgres && { seed: 'loading' }),
    env: { FILES_MB: '1', ...(postgres && { DATABASE_URL: postgres.url }) },
  })
  manager = await SignedInClient.signIn(server.url, 'manager')
}, 240_000)
afterAll(async () => {
  await server?.stop()
  await postgres?.stop()
})

const { send, create, created, update, undo, read } = structureClient(() => manager)
const newUnit = (name: string) => created({ ...unit('').fields, orgUnitId: null, name })
const move = (one: StructureItem, to: StructureItem) =>
  send<{ step: StructureStep['step'] | null }>('POST', '/rest/secure/structure-moves', {
    items: [{ kind: one.fields.kind, id: one.id }],
    to: { type: to.fields.kind, id: to.id },
    since: null,
  })
/** How often each outcome was, in any order. */
const outcomesOf = (all: readonly { refused: string | undefined }[]) =>
  all.map(({ refused }) => refused ?? 'done').sort()

test('moves that would close a circle together are not all made', async () => {
  for (let round = 0; round < 5; round += 1) {
    const units = await Promise.all(['A', 'B', 'C'].map(newUnit))
    const moves = units.map((one, place) => move(one, units[(place + 1) % 3]!))
    expect(outcomesOf(await Promise.all(moves))).toEqual(['400 parentOrgUnit CYCLE', 'done', 'done'])
  }
})

test('of two undos, two changes and two items with one ID one is made', async () => {
  const one = await newUnit('One')
  const { answer } = await update(one, { name: 'Two' })
  expect(outcomesOf(await Promise.all([undo(answer.step), undo(answer.step)]))).toEqual([
    ...['409 STEP_NOT_UNDOABLE', 'done'],
  ])
  const { item } = await read(one)
  const changes = ['Three', 'Four'].map((name) => update(item, { name }))
  expect(outcomesOf(await Promise.all(changes))).toEqual(['409 STRUCTURE_CHANGED_MEANWHILE', 'done'])
  const twins = [1, 2].map(() => create({ ...unit('').fields, orgUnitId: 'TWIN', name: 'Twin' }))
  expect(outcomesOf(await Promise.all(twins))).toEqual(['400 orgUnitId KEY_TAKEN', 'done'])
})

test('nothing is put into what is archived or deleted at the same moment', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [north, hall] = await Promise.all([
      newUnit('North'),
      created({ ...location('').fields, locationId: null, name: 'Hall' }),
    ])
    const archive = send('POST', `/rest/secure/structure/ORG_UNIT/${north.id}/archive`, {
      ...{ revision: north.revision, archived: true },
    })
    const [moved, archived] = await Promise.all([move(hall, north), archive])
    expect(archived.refused).toBeUndefined()
    const [unitNow, hallNow] = await Promise.all([read(north), read(hall)])
    expect(unitNow.item.archivedAt).not.toBeNull()
    // Moved before, it was archived along; afterwards, it was refused.
    expect([moved.refused, hallNow.item.archivedAt === null]).toEqual(
      moved.refused ? ['400 parentOrgUnit REFERENCE_ARCHIVED', true] : [undefined, false],
    )
  }
})

test('two documents with the same new units make each of them once', async () => {
  const orgUnits = Array.from({ length: 60 }, (_, place) => ({ orgUnitId: `RACE-${place}`, name: 'Raced' }))
  const sent = [1, 2, 3].map(() =>
    send<{ created: number; unchanged: number }>('POST', '/rest/secure/structure-documents', {
      ...{ businessId: 1001, dryRun: false, document: { orgUnits } },
    }),
  )
  const answers = (await Promise.all(sent)).map(({ answer }) => answer.created).sort()
  expect(answers).toEqual([0, 0, 60])
})

test('of files at once only those have room that fit', async () => {
  const upload = async (place: number) => {
    const query = 'businessId=1001&purpose=DOCUMENT&name=report.txt'
    const response = await manager.fetch(`/rest/secure/structure-files?${query}`, {
      ...{ method: 'POST', headers: { origin: server.url, 'content-type': 'text/plain' } },
      body: `${place}`.padEnd(300_000, ' of a report'),
    })
    const file = (await response.json()) as StructureFile & Failure
    return response.status === 200 ? 'done' : `${response.status} ${file.error?.reasons[0]?.code}`
  }
  const outcomes = (await Promise.all([1, 2, 3, 4, 5, 6].map(upload))).sort()
  expect(outcomes).toEqual([...Array<string>(3).fill('409 FILE_STORAGE_FULL'), 'done', 'done', 'done'])
})
