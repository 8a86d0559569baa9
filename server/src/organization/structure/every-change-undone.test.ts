import type { AttributeDefinition, AuditEntry, StructureItem, StructureStep } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import { ownBusiness, type OwnBusiness } from '../../access/own-business.testing'
import { object } from './items.testing'
import { structureClient } from './structure-client.testing'

/* Whatever is changed of an organization is one step, in the audit log, and an administrator undoes and redoes it. */
let own: OwnBusiness
let manager: SignedInClient
let administrator: SignedInClient
beforeAll(async () => {
  own = await ownBusiness()
  manager = await own.user('ENERGY_MANAGER', 'Maren Holt')
  administrator = await own.user('ADMIN', 'Adaeze Fenn')
}, 240_000)
const { send, created, read, update, undo, estate } = structureClient(
  () => manager,
  () => own.id,
)

type Estate = Awaited<ReturnType<typeof estate>>
interface Changed {
  /** Whose fields become other. */
  item: StructureItem
  change: () => Promise<{ refused: string | undefined }>
}
const updated = (item: StructureItem, fields: object): Changed => ({
  item,
  change: () => update(item, fields),
})
const changes: Record<string, (all: Estate) => Changed | Promise<Changed>> = {
  'an exchange of meters': ({ main, energy }) =>
    updated(main, {
      meterExchanges: [
        {
          ...{ at: '2026-03-01T10:00:00Z', oldNumber: '1', newNumber: '2' },
          registers: [
            { seriesId: Number(energy.id), last: 10, first: 0, digits: null, conversionFactor: null },
          ],
        },
      ],
    }),
  'a conversion factor': ({ main }) =>
    updated(main, {
      conversionFactor: [
        { from: null, value: 1 },
        { from: '2026-01-01', value: 40 },
      ],
    }),
  'the value of an attribute': async ({ main }) => {
    const { answer, refused } = await send<{ definition: AttributeDefinition }>(
      'POST',
      '/rest/secure/attributes',
      {
        ...{ businessId: own.id, appliesTo: 'METERING_POINT', name: `Cabinet of ${main.id}`, type: 'TEXT' },
        ...{ unit: null, choices: [] },
      },
      administrator,
    )
    expect(refused).toBeUndefined()
    return updated(main, { attributes: { [answer.definition.id]: 'Cellar' } })
  },
  'a group of locations': ({ hall }) => ({
    item: hall,
    change: () =>
      send('POST', '/rest/secure/location-groups/members', {
        ...{ businessId: own.id, name: `Group of ${hall.id}`, add: [hall.id] },
      }),
  }),
  'a reference quantity': ({ hall }) =>
    updated(hall, { people: [{ from: null, value: 12 }], floorArea: [{ from: null, value: 900 }] }),
  'market IDs': ({ main, energy }) => ({
    item: main,
    change: () =>
      send('PUT', `/rest/secure/metering-points/${main.id}/market-ids`, {
        ...{ malo: '41373559241', melo: null, series: [{ seriesId: Number(energy.id), obis: '1.8.0' }] },
      }),
  }),
  'an object of a twin': async ({ hall, main }) => {
    const press = await created({ ...object('Press').fields, objectId: null, location: hall.id })
    return updated(press, { meteringPoints: [main.id], position: { x: 0.5, y: 0.5 }, description: 'Left' })
  },
}

test.each(Object.keys(changes))('%s is undone and done again by an administrator', async (what) => {
  const { item, change } = await changes[what]!(await estate())
  const before = (await read(item)).item.fields
  expect((await change()).refused).toBeUndefined()
  const after = (await read(item)).item.fields
  expect(after).not.toEqual(before)

  const { body } = await administrator.get<{ steps: StructureStep[] }>('/rest/secure/structure-steps')
  const step = body.steps[0]!
  expect(step).toMatchObject({ by: 'Maren Holt', canUndo: true, first: { id: item.id } })
  const undone = await undo(step.step, administrator)
  expect([undone.refused, (await read(item)).item.fields]).toEqual([undefined, before])
  const again = await undo(undone.answer.step, administrator)
  expect([again.refused, (await read(item)).item.fields]).toEqual([undefined, after])

  const log = await administrator.get<{ entries: AuditEntry[] }>('/rest/secure/audit-entries')
  const entries = log.body.entries.filter(({ detail }) => typeof detail['step'] === 'number')
  expect(entries.slice(0, 3).map(({ detail, actor }) => [detail['step'], actor?.name])).toEqual([
    [again.answer.step, 'Adaeze Fenn'],
    [undone.answer.step, 'Adaeze Fenn'],
    [step.step, 'Maren Holt'],
  ])
})
