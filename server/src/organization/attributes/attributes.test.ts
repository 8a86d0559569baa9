import {
  maxAttributes,
  type AttributeDefinition,
  type AttributeUses,
  type AuditEntry,
  type ErrorObject,
  type StructureImportResult,
  type StructureStep,
} from '@energycockpit/contract'
import { SignedInClient, startServer, type RunningServer } from '@energycockpit/testing'
import readXlsxFile from 'read-excel-file/node'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'
import { location } from '../structure/items.testing'
import { businessId, structureClient } from '../structure/structure-client.testing'
import { asNew, attributesClient, path, refusedWith, type Answer } from './attributes-client.testing'

let server: RunningServer
let manager: SignedInClient
let administrator: SignedInClient
let analyst: SignedInClient
let superClient: SignedInClient
beforeAll(async () => {
  server = await startServer()
  manager = await SignedInClient.signIn(server.url, 'manager')
  administrator = await SignedInClient.signIn(server.url, 'admin')
  analyst = await SignedInClient.signIn(server.url, 'analyst')
  superClient = await SignedInClient.signIn(server.url, 'super')
}, 240_000)
afterAll(() => server?.stop())

const { created, update, undo, read, stepsOf, send } = structureClient(() => manager)

const { defined, change, archive, remove, listed } = attributesClient(() => administrator)
const hall = (attributes: object) =>
  created({ ...location('hall').fields, locationId: null, attributes: attributes as Record<string, number> })
const attributesOf = async (item: Awaited<ReturnType<typeof hall>>) =>
  ((await read(item)).item.fields as { attributes: object }).attributes

test('readers of the hierarchy list what administrators define, and define nothing', async () => {
  const power = await defined({ name: 'Peak power', unit: 'kWp' })
  expect(power).toMatchObject({ name: 'Peak power', unit: 'kWp', revision: 1, archivedAt: null })
  expect(await listed('?businessId=1001&appliesTo=LOCATION', analyst)).toContainEqual(power)
  expect(await listed('?appliesTo=METERING_POINT', analyst)).not.toContainEqual(power)
  for (const client of [analyst, manager])
    expect(refusedWith(await client.post<Answer>(path, asNew()))).toBe('403 FORBIDDEN')
})

test('a business has its own attributes; those of sub-businesses are seen from above, and from nowhere else', async () => {
  const above = (await superClient.post<Answer>(path, asNew({ businessId: 1000, name: 'Of the group' }))).body
    .definition
  expect(await listed()).not.toContainEqual(above)
  expect(await listed('?businessId=1000')).toEqual([])
  for (const refused of [
    await change(above, { name: 'Ours' }),
    await archive(above),
    await remove(above),
    await administrator.get<Answer>(`${path}/${above.id}/uses`),
    await administrator.post<Answer>(path, asNew({ businessId: 1000 })),
  ])
    expect(refusedWith(refused)).toBe('404 NOT_FOUND')
  const own = await defined()
  expect(await listed('', superClient)).toEqual(expect.arrayContaining([above, own]))
  // A value of another business's attribute is none of this location.
  const { refused } = await send('POST', '/rest/secure/structure', {
    businessId,
    fields: { ...location('hall').fields, locationId: null, attributes: { [above.id]: 1 } },
  })
  expect(refused).toBe(`400 attributes.${above.id} ATTRIBUTE_UNKNOWN`)
})

test('a name is there once for each kind of item, small or large, and a unit only of numbers', async () => {
  const { name } = await defined()
  const post = async (more: object) => refusedWith(await administrator.post<Answer>(path, asNew(more)))
  expect(await post({ name: name.toUpperCase() })).toBe('400 name NAME_TAKEN')
  expect(await post({ name, appliesTo: 'OBJECT' })).toBeUndefined()
  expect(await post({ type: 'TEXT', unit: 'm' })).toBe('400 unit UNIT_NEEDLESS')
  expect(await post({ type: 'CHOICE' })).toBe('400 choices CHOICES_MISSING')
  expect(await post({ name: '' })).toBe('400 VALIDATION_FAILED')
})

test('of two who change an attribute the second is told; both are in the audit log', async () => {
  const first = await defined()
  const renamed = (await change(first, { name: `${first.name} (new)`, unit: 'kg' })).body.definition
  expect(renamed).toMatchObject({ id: first.id, unit: 'kg', revision: 2 })
  expect(refusedWith(await change(first, { name: 'Late' }))).toBe('409 ATTRIBUTE_CHANGED_MEANWHILE')
  expect(refusedWith(await archive(first))).toBe('409 ATTRIBUTE_CHANGED_MEANWHILE')
  expect(refusedWith(await remove(first))).toBe('409 ATTRIBUTE_CHANGED_MEANWHILE')
  const archived = (await archive(renamed)).body.definition
  const restored = (await archive(archived, false)).body.definition
  expect([archived.archivedAt, restored.archivedAt]).toEqual([expect.any(String), null])
  expect((await remove(restored)).status).toBe(204)
  expect(await listed()).not.toContainEqual(restored)
  const { body } = await administrator.get<{ entries: AuditEntry[] }>('/rest/secure/audit-entries')
  const told = body.entries.filter(({ subject }) => subject?.id === first.id).map(({ action }) => action)
  expect(told.reverse()).toEqual(
    ['created', 'changed', 'archived', 'restored', 'deleted'].map((what) => `attribute.${what}`),
  )
})

test('the type stays as long as items have values, which are named', async () => {
  const built = await defined()
  const old = await hall({ [built.id]: 1961 })
  expect(refusedWith(await change(built, { type: 'TEXT' }))).toBe('400 type TYPE_FIXED')
  expect(refusedWith(await remove(built))).toBe('409 ATTRIBUTE_IN_USE')
  const { body } = await administrator.get<AttributeUses>(`${path}/${built.id}/uses`)
  expect(body).toEqual({
    count: 1,
    items: [{ id: old.id, name: old.fields.kind === 'LOCATION' && old.fields.name }],
    choices: {},
  })
  expect((await update(old, { attributes: {} })).refused).toBeUndefined()
  expect((await change(built, { type: 'TEXT' })).body.definition).toMatchObject({ type: 'TEXT' })
})

test('choices are renamed everywhere at once, and stay as long as an item has them', async () => {
  const heating = await defined({ type: 'CHOICE', choices: ['Gas', 'Oil', 'Wood'] })
  const [gas, oil, wood] = heating.choices
  const house = await hall({ [heating.id]: gas!.id })
  expect(refusedWith(await change(heating, { choices: [oil] }))).toBe('400 choices CHOICE_IN_USE')
  const choices = [{ id: null, name: 'District heating' }, { ...gas!, name: 'Natural gas' }, oil]
  const changed = (await change(heating, { choices })).body.definition
  expect(changed.choices.map(({ name }) => name)).toEqual(['District heating', 'Natural gas', 'Oil'])
  expect(changed.choices[1]!.id).toBe(gas!.id)
  const { item, attributes } = await read(house)
  expect(item.revision).toBe(1)
  expect(attributes).toContainEqual(changed)
  expect((await update(house, { attributes: { [heating.id]: wood!.id } })).refused).toBe(
    `400 attributes.${heating.id} CHOICE_UNKNOWN`,
  )
})

test('an archived attribute keeps its values, which can go, but not come or change', async () => {
  const power = await defined()
  const roof = await hall({ [power.id]: 12 })
  const archived = (await archive(power)).body.definition
  const named = (await update(roof, { name: 'Roof' })).answer.item!
  expect(await attributesOf(roof)).toEqual({ [power.id]: 12 })
  expect((await update(named, { attributes: { [power.id]: 13 } })).refused).toBe(
    `400 attributes.${power.id} ATTRIBUTE_ARCHIVED`,
  )
  const cleared = await update(named, { attributes: {} })
  expect(cleared.refused).toBeUndefined()
  // An undo brings it back all the same.
  expect((await undo(cleared.answer.step)).refused).toBeUndefined()
  expect(await attributesOf(roof)).toEqual({ [power.id]: 12 })
  expect((await archive(archived, false)).status).toBe(200)
})

test('the history names values by attribute, of deleted ones too, and an undo leaves those out', async () => {
  const heating = await defined({ type: 'CHOICE', choices: ['Gas', 'Oil'] })
  const people = await defined({ unit: 'people' })
  const [gas] = heating.choices
  const house = await hall({ [heating.id]: gas!.id, [people.id]: 4 })
  const { answer } = await update(house, { name: 'House', attributes: {} })
  const one = (await change(heating, { choices: heating.choices.slice(1) })).body.definition
  expect((await remove(people)).status).toBe(204)
  const { body } = await manager.get<{ steps: StructureStep[]; attributes: AttributeDefinition[] }>(
    `/rest/secure/structure-steps?kind=LOCATION&id=${house.id}`,
  )
  expect(body.steps[0]!.fields).toEqual(
    expect.arrayContaining([
      { field: `attributes.${heating.id}`, before: gas!.id, after: null },
      { field: `attributes.${people.id}`, before: 4, after: null },
    ]),
  )
  expect(body.attributes).toContainEqual({ ...one, choices: [...one.choices, gas] })
  expect(body.attributes).toContainEqual(people)
  // Its name is free again.
  expect((await administrator.post<Answer>(path, asNew({ name: people.name }))).status).toBe(200)
  expect((await undo(answer.step)).refused).toBeUndefined()
  expect(await attributesOf(house)).toEqual({})
  expect((await stepsOf(house)).map(({ action }) => action)).toEqual(['UNDONE', 'CHANGED', 'CREATED'])
})

test('there is an end to attributes in use', async () => {
  const others = (await listed('?businessId=1001&appliesTo=OBJECT')).length
  let last: AttributeDefinition | undefined
  for (let count = others; count < maxAttributes; count += 1) last = await defined({ appliesTo: 'OBJECT' })
  const tooMany = '400 name TOO_MANY_ATTRIBUTES'
  expect(refusedWith(await administrator.post<Answer>(path, asNew({ appliesTo: 'OBJECT' })))).toBe(tooMany)
  const archived = (await archive(last!)).body.definition
  await defined({ appliesTo: 'OBJECT' })
  expect(refusedWith(await archive(archived, false))).toBe(tooMany)
})

describe('spreadsheets and JSON', () => {
  const documents = '/rest/secure/structure-documents'
  type Result = StructureImportResult & { error?: ErrorObject }
  const importFile = async (content: Uint8Array, dryRun = true) =>
    (
      await manager.post<Result>(`${documents}/file`, {
        ...{ businessId, dryRun, content: Buffer.from(content).toString('base64') },
      })
    ).body
  const importDocument = async (attributes: object, dryRun = false) =>
    (
      await manager.post<Result>(documents, {
        ...{ businessId, dryRun },
        document: {
          locations: [{ locationId: 'ATTR-1', name: 'Mill', timeZone: 'Europe/London', attributes }],
        },
      })
    ).body
  async function download(query: string): Promise<Buffer> {
    const response = await manager.fetch(`${documents}?businessId=${businessId}&${query}`)
    return Buffer.from(await response.arrayBuffer())
  }
  const workbook = (rows: (string | number)[][]) =>
    writeExcelFile([
      {
        sheet: 'Locations',
        data: rows.map((row) =>
          row.map((value) => ({ value, type: value.constructor })),
        ) as unknown as SheetData,
      },
    ]).toBuffer()

  let heating: AttributeDefinition
  beforeAll(async () => {
    await defined({ name: 'Roof area', unit: 'm²' })
    await defined({ name: 'Built on', type: 'DATE' })
    await defined({ name: 'Postal code', type: 'TEXT' })
    heating = await defined({ name: 'Fuel', type: 'CHOICE', choices: ['Natural gas', 'Heat pump'] })
  })

  test('a document sets, changes and clears values by names, and the second time nothing', async () => {
    const given = { 'Roof area': 120.5, 'Built on': '1789-07-14', Fuel: 'heat pump', 'Postal code': '=1+1' }
    expect(await importDocument(given)).toMatchObject({ created: 1, faults: [] })
    expect(await importDocument(given)).toMatchObject({ unchanged: 1, step: null })
    // A day that spreadsheets know, unlike the other.
    await hall({ [(await listed()).find(({ name }) => name === 'Built on')!.id]: '1961-04-30' })
    const { differences } = await importDocument({ 'Roof area': 130, Fuel: null }, true)
    expect(differences[0]!.fields).toEqual([
      { field: 'attributes.Fuel', before: 'Heat pump', after: null },
      { field: 'attributes.Roof area', before: 120.5, after: 130 },
    ])
  })

  test.each(['xlsx&language=de', 'xlsx&language=en', 'json&language=en'])(
    'what is exported as %s and imported again changes nothing',
    async (format) => {
      const { faults, differences } = await importFile(await download(`format=${format}`))
      expect([faults, differences]).toEqual([[], []])
    },
  )

  test('the template has a column for each, with what may stand there in its notes', async () => {
    const sheets = await readXlsxFile(await download('format=xlsx&language=de&template=true'))
    expect(sheets[1]!.data[0]).toEqual(
      expect.arrayContaining(['Roof area', 'Built on', 'Fuel', 'Postal code (Attribut)']),
    )
    const notes = Object.fromEntries(sheets.at(-1)!.data.map(([, column, note]) => [column, note]))
    expect(notes).toMatchObject({ 'Roof area': 'Zahl, m²', Fuel: 'Natural gas, Heat pump' })
  })

  test('every fault is told with its row and column and the reason', async () => {
    const { faults } = await importFile(
      await workbook([
        ['Location ID', 'Roof area', 'Built on', 'Fuel', 'Heating oil'],
        ['ATTR-1', '12.34,5', '31.02.2024', 'Coal', ''],
        ['ATTR-1', 12, '01.05.2024', 'HEAT PUMP', ''],
      ]),
    )
    expect(faults.map(({ row, field, code, about }) => [row, field, code, ...about].join(' '))).toEqual([
      '1  COLUMN_UNKNOWN Heating oil',
      '2 attributes.Roof area NOT_A_NUMBER 12.34,5',
      '2 attributes.Built on NOT_A_DATE 31.02.2024',
      '2 attributes.Fuel CHOICE_UNKNOWN Coal Natural gas Heat pump',
      '3 locationId ROW_TWICE ATTR-1',
    ])
  })

  test('JSON is told the same by names; what is archived takes no values', async () => {
    const told = async (attributes: object) =>
      (await importDocument(attributes, true)).faults.map(({ field, code }) => `${field} ${code}`)
    expect(await told({ Colour: 'red', Fuel: 'Coal', 'Roof area': '12', 'Built on': '2024' })).toEqual([
      'attributes.Colour ATTRIBUTE_UNKNOWN',
      'attributes.Fuel CHOICE_UNKNOWN',
      'attributes.Roof area NOT_A_NUMBER',
      'attributes.Built on NOT_A_DATE',
    ])
    await archive(heating)
    expect(await told({ Fuel: 'Natural gas' })).toEqual(['attributes.Fuel ATTRIBUTE_ARCHIVED'])
    const file = JSON.parse((await download('format=json&language=en')).toString()) as {
      locations: { locationId: string; attributes: object }[]
    }
    const mill = file.locations.find(({ locationId }) => locationId === 'ATTR-1')
    expect(mill?.attributes).toEqual(
      expect.objectContaining({ 'Roof area': 120.5, 'Built on': '1789-07-14' }),
    )
    expect(mill?.attributes).not.toHaveProperty('Fuel')
  })
})
