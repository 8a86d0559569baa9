import { CallError } from '@energycockpit/api-client'
import type { AttributeDefinition, ReadStructureItem } from '@energycockpit/contract'
import { NO_BREAK_SPACE } from '@energycockpit/i18n'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawPart, withDialogs } from '../draw-part.testing'
import { ItemDialog } from './item-dialog'

withDialogs()

const define = (id: string, more: Partial<AttributeDefinition>): AttributeDefinition => ({
  ...{ id, businessId: 1001, appliesTo: 'LOCATION', name: id, type: 'TEXT', unit: null, choices: [] },
  ...{ archivedAt: null, revision: 1 },
  ...more,
})
const attributes = [
  define('a-power', { name: 'Leistung', type: 'NUMBER', unit: 'kWp' }),
  define('a-built', { name: 'Erbaut', type: 'DATE' }),
  define('a-fuel', {
    ...{ name: 'Heizung', type: 'CHOICE' },
    choices: [
      { id: 'c-1', name: 'Erdgas' },
      { id: 'c-2', name: 'Wärmepumpe' },
    ],
  }),
  define('a-note', { name: 'Vermerk' }),
  define('a-old', { name: 'Alt', archivedAt: '2026-01-01T00:00:00.000Z' }),
]
const read = (values: Record<string, string | number>, more: object = {}): ReadStructureItem => ({
  item: {
    ...{ id: 'loc-1', businessId: 1001, revision: 2, archivedAt: null },
    created: { at: '2026-01-01T00:00:00.000Z', by: 'Ada' },
    changed: { at: '2026-01-02T00:00:00.000Z', by: 'Ada' },
    fields: {
      ...{ kind: 'LOCATION', locationId: 'L 1', name: 'Mühle', parentOrgUnit: null, formerParents: [] },
      ...{
        street: null,
        postalCode: null,
        city: null,
        country: null,
        region: null,
        closedPeriods: [],
        latitude: null,
        longitude: null,
      },
      ...{ timeZone: 'Europe/Berlin', weatherStation: null, locationGroups: [], floorArea: [] },
      ...{ use: [], heatedFloorArea: [], heatedVolume: [], people: [], workplaces: [], beds: [] },
      ...{ mealsPerYear: [], piecesPerYear: [], operatingHours: [], plan: null, attributes: values },
    },
    ...more,
  },
  ...{ names: {}, attributes, path: [], canEdit: true, canAdminister: false },
})
const stored = { 'a-power': 12345.5, 'a-fuel': 'c-1', 'a-old': 'kept' }
const draw = (answers: Record<string, unknown>) =>
  drawPart(
    <ItemDialog edited={{ kind: 'LOCATION', read: read(stored) }} onSaved={() => {}} onClose={() => {}} />,
    answers,
    'de',
  )
const field = async (label: string) => (await screen.findByLabelText(label)) as HTMLInputElement
const fill = async (label: string, text: string) => {
  await userEvent.clear(await field(label))
  if (text !== '') await userEvent.type(await field(label), text)
}
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }))
const valuesIn = (request: { body?: unknown } | undefined) =>
  (request?.body as { fields: { attributes: object } } | undefined)?.fields.attributes

test('each attribute has the field of its type, with the signs of the language; archived ones are left alone', async () => {
  const sent = draw({ updateStructureItem: { item: read(stored).item, step: 1 } })
  expect((await field('Leistung (kWp)')).value).toBe('12345,5')
  expect((await field('Erbaut')).type).toBe('date')
  expect((await field('Heizung')).value).toBe('c-1')
  expect(screen.queryByLabelText('Alt')).toBeNull()
  await fill('Leistung (kWp)', '-1,25')
  await userEvent.selectOptions(await field('Heizung'), 'Wärmepumpe')
  await fill('Vermerk', ' saniert ')
  await save()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(valuesIn(sent[0]?.request)).toEqual({
    ...{ 'a-power': -1.25, 'a-fuel': 'c-2', 'a-note': 'saniert', 'a-old': 'kept' },
  })
})

test('what is no number is told at its field, and an emptied field has no value', async () => {
  const sent = draw({ updateStructureItem: { item: read({}).item, step: 1 } })
  await fill('Leistung (kWp)', '12 kWp')
  await save()
  await screen.findByText('Geben Sie eine Zahl ohne Einheit ein. Schreiben Sie die Zahl so: 12.345,6.')
  expect((await field('Leistung (kWp)')).getAttribute('aria-invalid')).toBe('true')
  expect(sent).toEqual([])
  await fill('Leistung (kWp)', '')
  await userEvent.selectOptions(await field('Heizung'), 'Keine Angabe')
  await save()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(valuesIn(sent[0]?.request)).toEqual({ 'a-old': 'kept' })
})

test('of a value that somebody else saved meanwhile both are told, and what was touched stays', async () => {
  const conflict = new CallError('refused', '409', {
    status: 409,
    errorObject: {
      ...{ id: 'c-17', status: 409 },
      reasons: [{ code: 'STRUCTURE_CHANGED_MEANWHILE', title: 'changed' }],
    },
  })
  let isFirst = true
  const theirs = read({ ...stored, 'a-power': 7, 'a-fuel': 'c-2', 'a-built': '1961-04-30' }, { revision: 3 })
  const sent = draw({
    getStructureItem: theirs,
    updateStructureItem: () => {
      if (!isFirst) return { item: theirs.item, step: 2 }
      isFirst = false
      throw conflict
    },
  })
  await fill('Leistung (kWp)', '8')
  await save()
  const told = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)
  const [mine, saved] = ['Ihre Eingabe: 8', 'Gespeichert: 7'].map((text) => `${text}${NO_BREAK_SPACE}kWp`)
  expect(told).toEqual([`Leistung${mine}${saved}`, 'Heizung: Wärmepumpe', 'Erbaut: 30. Apr. 1961'])
  expect((await field('Heizung')).value).toBe('c-2')
  expect((await field('Leistung (kWp)')).value).toBe('8')
  const choice = within(screen.getByRole('group', { name: 'Leistung' }))
  await userEvent.click(choice.getByRole('radio', { name: /^Gespeichert: 7/ }))
  expect((await field('Leistung (kWp)')).value).toBe('7')
  await userEvent.click(choice.getByRole('radio', { name: /^Ihre Eingabe: 8/ }))
  expect((await field('Leistung (kWp)')).value).toBe('8')
  await save()
  await waitFor(() => expect(sent.filter(({ call }) => call === 'updateStructureItem')).toHaveLength(2))
  expect(sent.at(-1)!.request.body).toMatchObject({ revision: 3 })
  expect(valuesIn(sent.at(-1)!.request)).toEqual({
    ...{ 'a-power': 8, 'a-fuel': 'c-2', 'a-built': '1961-04-30', 'a-old': 'kept' },
  })
})

test('what the server refuses is told at the field of the attribute', async () => {
  draw({
    updateStructureItem: () => {
      throw new CallError('refused', '400', {
        status: 400,
        errorObject: {
          ...{ id: 'c-18', status: 400 },
          reasons: [
            {
              ...{ code: 'STRUCTURE_INVALID', title: 'invalid' },
              structureFault: 'attributes.a-fuel CHOICE_UNKNOWN',
            },
          ],
        },
      })
    },
  })
  await fill('Vermerk', 'x')
  await save()
  await screen.findByText('Keine der Auswahlmöglichkeiten.')
})

test('where the answer of a creation is lost, saving once more sends the same request', async () => {
  const { item } = read({})
  let isFirst = true
  const fields = { ...item.fields, name: 'Mühle' }
  const sent = drawPart(
    <ItemDialog
      edited={{ kind: 'LOCATION', businessId: 1001, fields, names: {}, attributes: [] }}
      onSaved={() => {}}
      onClose={() => {}}
    />,
    {
      createStructureItem: () => {
        if (!isFirst) return { item, step: 1 }
        isFirst = false
        throw new CallError('unreachable', 'x', { status: 0 })
      },
    },
    'de',
  )
  await field('Name')
  await save()
  await screen.findByText(/Nicht gespeichert/)
  await save()
  await waitFor(() => expect(sent).toHaveLength(2))
  const [first, second] = sent.map(({ request }) => (request!.body as { requestId: string }).requestId)
  expect(first).toMatch(/^[0-9a-f-]{36}$/)
  expect(second).toBe(first)
})
