import type { AttributeDefinition, AuditEntry, StructureStep } from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import * as fc from 'fast-check'
import { location } from '../structure/items.testing'
import { structureClient } from '../structure/structure-client.testing'
import { attributesClient, path, refusedWith, type Answer } from './attributes-client.testing'

let server: RunningServer
let manager: SignedInClient
let administrator: SignedInClient
let superClient: SignedInClient
beforeAll(async () => {
  server = await startServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
  administrator = await SignedInClient.signIn(server.url, 'admin')
  superClient = await SignedInClient.signIn(server.url, 'super')
}, 240_000)
afterAll(() => server?.stop())

const { created, undo } = structureClient(() => administrator)
const { defined, change, archive, remove, listed } = attributesClient(() => administrator)

/** The latest step. */
const latest = async (as = administrator) =>
  (await as.get<{ steps: StructureStep[] }>('/rest/secure/structure-steps')).body.steps[0]!
const now = async ({ id }: AttributeDefinition) => (await listed()).find((one) => one.id === id)
const content = (definition: AttributeDefinition | undefined) => {
  if (definition === undefined) return undefined
  const { revision: _revision, ...rest } = definition
  return rest
}

test('each change of a definition is a step, shown with what it was, undone and done again', async () => {
  const first = await defined({ name: 'Heating', type: 'CHOICE', choices: ['Gas', 'Oil'] })
  expect(await latest()).toMatchObject({
    ...{ action: 'CREATED', canUndo: true, by: 'Adaeze Fenn' },
    first: { kind: 'ATTRIBUTE', id: first.id, name: 'Heating' },
  })
  const choices = [first.choices[1]!, { id: null, name: 'Heat pump' }]
  const second = (await change(first, { name: 'Heat source', choices })).body.definition
  const step = await latest()
  expect(step).toMatchObject({ action: 'CHANGED', items: 1, canUndo: true })
  expect(step.fields).toEqual([
    { field: 'definition.name', before: 'Heating', after: 'Heat source' },
    { field: 'definition.choices', before: first.choices, after: second.choices },
  ])
  expect((await undo(step.step)).refused).toBeUndefined()
  expect(content(await now(first))).toEqual(content(first))
  expect((await undo((await latest()).step)).refused).toBeUndefined()
  expect(content(await now(first))).toEqual(content(second))

  await remove((await now(first))!)
  expect(await now(first)).toBeUndefined()
  expect((await undo((await latest()).step)).refused).toBeUndefined()
  expect(content(await now(first))).toEqual(content(second))
  const { entries } = (await administrator.get<{ entries: AuditEntry[] }>('/rest/secure/audit-entries')).body
  const actions = entries.filter(({ subject }) => subject?.id === first.id).map(({ action }) => action)
  expect(actions.slice(0, 3)).toEqual(['attribute.undone', 'attribute.deleted', 'attribute.undone'])
})

test('what items need, a name that is taken, and what was changed again are not undone', async () => {
  const power = await defined({ name: 'Power', unit: 'kW' })
  const creation = (await latest()).step
  const hall = { ...location('hall').fields, locationId: null, attributes: { [power.id]: 12 } }
  await created(hall as Parameters<typeof created>[0])
  expect((await undo(creation)).refused).toBe('409 ATTRIBUTE_IN_USE')

  await change(power, { name: 'Peak power' })
  const renaming = (await latest()).step
  await defined({ name: 'Power' })
  expect((await undo(renaming)).refused).toBe('400 name NAME_TAKEN')
  await archive((await now(power))!)
  expect((await undo(renaming)).refused).toBe('409 STEP_NOT_UNDOABLE')

  const size = await defined({ name: 'Size', type: 'TEXT' })
  const asNumber = (await change(size, { type: 'NUMBER' })).body.definition
  const retyping = (await latest()).step
  await created({ ...hall, attributes: { [asNumber.id]: 3 } } as Parameters<typeof created>[0])
  expect((await undo(retyping)).refused).toBe('400 type TYPE_FIXED')
})

test('only administrators of the business undo it', async () => {
  const above = (
    await superClient.post<Answer>(path, {
      ...{
        businessId: 1000,
        appliesTo: 'OBJECT',
        name: 'Of the group',
        type: 'TEXT',
        unit: null,
        choices: [],
      },
    })
  ).body.definition
  const step = (await latest(superClient)).step
  expect((await undo(step)).refused).toBe('404 NOT_FOUND')
  await defined()
  const own = await latest(manager)
  expect([own.first.kind, own.canUndo]).toEqual(['ATTRIBUTE', false])
  expect((await undo(own.step, manager)).refused).toBe('403 FORBIDDEN')
  expect(refusedWith(await superClient.delete<Answer>(`${path}/${above.id}?revision=1`))).toBeUndefined()
})

test('any changes of a definition, undone in turn from the last to the first, lead back to where each began', async () => {
  const one = fc.constantFrom('rename', 'choices', 'archive', 'delete' as const)
  let made = 0
  await fc.assert(
    fc.asyncProperty(fc.array(one, { minLength: 1, maxLength: 6 }), async (changes) => {
      const first = await defined({ name: `Walk ${++made}`, type: 'CHOICE', choices: ['A', 'B', 'C'] })
      const states = [content(first)]
      const steps: number[] = []
      for (const [place, kind] of changes.entries()) {
        const definition = await now(first)
        if (definition === undefined) break
        if (kind === 'rename') await change(definition, { name: `Walk ${made} ${place}` })
        else if (kind === 'archive') await archive(definition, definition.archivedAt === null)
        else if (kind === 'delete') await remove(definition)
        else
          await change(definition, {
            choices: [...definition.choices.slice(1), { id: null, name: `New ${place}` }],
          })
        steps.push((await latest()).step)
        states.push(content(await now(first)))
      }
      for (const step of steps.reverse()) {
        expect(content(await now(first))).toEqual(states.pop())
        expect((await undo(step)).refused).toBeUndefined()
      }
      expect(content(await now(first))).toEqual(states[0])
    }),
    { numRuns: 10 },
  )
})
