import { CallError } from '@energycockpit/api-client'
import type { AttributeDefinition } from '@energycockpit/contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawPart, withDialogs, type Answers } from '../draw-part.testing'
import { AttributesPage } from './attributes-page'

withDialogs()

const define = (id: string, more: Partial<AttributeDefinition>): AttributeDefinition => ({
  ...{ id, businessId: 1001, appliesTo: 'LOCATION', name: id, type: 'TEXT', unit: null, choices: [] },
  ...{ archivedAt: null, revision: 4 },
  ...more,
})
const heating = define('a-1', {
  ...{ name: 'Heating', type: 'CHOICE' },
  choices: [
    { id: 'c-1', name: 'Gas' },
    { id: 'c-2', name: 'Oil' },
  ],
})
const power = define('a-2', { name: 'Peak power', type: 'NUMBER', unit: 'kWp' })
const old = define('a-3', { name: 'Fax', archivedAt: '2026-01-01T00:00:00.000Z' })
const businesses = [{ id: 1001, name: 'Mills' }]

const draw = (more: Answers = {}) =>
  drawPart(<AttributesPage />, {
    getAttributes: { definitions: [old, power, heating] },
    getActiveBusiness: { businesses, businessId: null },
    getAttributeUses: { count: 0, items: [], choices: {} },
    ...more,
  })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const sentTo = (sent: ReturnType<typeof draw>, call: string) =>
  sent.filter((one) => one.call === call).map(({ request }) => request)

test('each kind lists its own, those out of use last, and says where there are none', async () => {
  draw()
  const locations = await screen.findByRole('region', { name: 'Locations' })
  await within(locations).findByText('Heating')
  expect(
    within(locations)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual([...['Heating', 'Peak power', 'Fax archived']])
  expect(within(locations).getByText('Gas, Oil')).toBeDefined()
  const points = screen.getByRole('region', { name: 'Metering points' })
  expect(within(points).getByText('No attributes yet')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Edit: Fax' })).toBeNull()
})

test('a new one is sent as its type wants it', async () => {
  const sent = draw({ createAttribute: { definition: power } })
  await press('New attribute for metering points')
  await press('Save')
  await screen.findByText('Enter a name.')
  await userEvent.type(screen.getByLabelText('Name'), 'Rated current')
  await userEvent.selectOptions(screen.getByLabelText('Type'), 'Number')
  await userEvent.type(screen.getByLabelText('Unit'), 'A')
  await press('Save')
  await waitFor(() => expect(sentTo(sent, 'createAttribute')).toHaveLength(1))
  expect(sentTo(sent, 'createAttribute')[0]!.body).toEqual({
    ...{ businessId: 1001, appliesTo: 'METERING_POINT', name: 'Rated current', type: 'NUMBER', unit: 'A' },
    choices: [],
  })
})

test('what items have keeps its type and their choices; others are renamed, moved and removed', async () => {
  const uses = { count: 3, items: [], choices: { 'c-1': 3 } }
  const sent = draw({ getAttributeUses: uses, updateAttribute: { definition: heating } })
  await press('Edit: Heating')
  await screen.findByText('3 items have values, so the type can no longer be changed.')
  const types = within(screen.getByLabelText('Type')).getAllByRole<HTMLOptionElement>('option')
  expect(types.filter(({ disabled }) => !disabled).map(({ textContent }) => textContent)).toEqual(['Choice'])
  expect(screen.getByText('used by 3 items')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Remove: Gas' })).toBeNull()
  await press('Remove: Oil')
  await press('Add choice')
  await userEvent.type(screen.getByLabelText('Choice 2', { selector: 'input' }), 'Wood')
  await press('Move up: Wood')
  await press('Save')
  await waitFor(() => expect(sentTo(sent, 'updateAttribute')).toHaveLength(1))
  expect(sentTo(sent, 'updateAttribute')[0]!.body).toMatchObject({
    revision: 4,
    choices: [
      { id: null, name: 'Wood' },
      { id: 'c-1', name: 'Gas' },
    ],
  })
})

test('what somebody else saved meanwhile is compared field by field, and the choice is saved', async () => {
  const theirs = define('a-2', { name: 'Rated power', type: 'NUMBER', unit: 'kW', revision: 5 })
  const server = { definitions: [old, power, heating] }
  const sent = draw({
    getAttributes: () => server,
    updateAttribute: ({ body }: { body: { revision: number } }) => {
      if (body.revision === 5) return { definition: theirs }
      server.definitions = [old, theirs, heating]
      const reasons = [{ code: 'ATTRIBUTE_CHANGED_MEANWHILE', title: 'changed' }]
      const errorObject = { id: 'c', status: 409, reasons }
      throw new CallError('refused', '409', { status: 409, errorObject } as never)
    },
  })
  await press('Edit: Peak power')
  const name = await screen.findByLabelText<HTMLInputElement>('Name')
  await userEvent.clear(name)
  await userEvent.type(name, 'Peak output')
  await press('Save')
  const compared = within(await screen.findByRole('group', { name: 'Name' }))
  // What was not touched is theirs.
  screen.getByText('Type: Number, kW')
  expect(screen.getByLabelText<HTMLInputElement>('Unit').value).toBe('kW')
  expect(name.value).toBe('Peak output')
  await userEvent.click(compared.getByLabelText('Saved: Rated power'))
  expect(name.value).toBe('Rated power')
  await userEvent.click(compared.getByLabelText('Yours: Peak output'))
  await press('Save')
  await waitFor(() => expect(sentTo(sent, 'updateAttribute')).toHaveLength(2))
  expect(sentTo(sent, 'updateAttribute')[1]!.body).toMatchObject({
    ...{ name: 'Peak output', type: 'NUMBER', unit: 'kW', revision: 5 },
  })
})

test('what is in use is not deleted; the dialog names who has values', async () => {
  const items = [{ id: 'loc-1', name: 'Old mill' }]
  draw({ getAttributeUses: { count: 2, items, choices: {} } })
  await press('Delete: Heating')
  await screen.findByText('It cannot be deleted, because 2 items have values:')
  expect(screen.getByText('Old mill')).toBeDefined()
  expect(screen.getByText('and 1 more')).toBeDefined()
  expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Delete' })).toBeNull()
})

test('what nobody has is deleted; what was used meanwhile is told', async () => {
  const refusal = new CallError('refused', '409', {
    status: 409,
    errorObject: { ...{ id: 'c', status: 409 }, reasons: [{ code: 'ATTRIBUTE_IN_USE', title: 'used' }] },
  })
  const sent = draw({
    deleteAttribute: () => {
      throw refusal
    },
  })
  await press('Delete: Peak power')
  await press('Delete')
  await screen.findByText(/^Not deleted\. Items have values of this attribute\. Archive it instead\./)
  expect(sentTo(sent, 'deleteAttribute')[0]).toMatchObject({ params: { id: 'a-2' }, query: { revision: 4 } })
})

test('of what is deleted nobody asks any more', async () => {
  const sent = draw({ deleteAttribute: null })
  await press('Delete: Peak power')
  await press('Delete')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(sent, 'getAttributeUses')).toHaveLength(1)
})

test('an attribute is archived and restored', async () => {
  const sent = draw({ archiveAttribute: { definition: power } })
  await press('Archive: Peak power')
  await press('Archive')
  await press('Restore: Fax')
  await press('Restore')
  await waitFor(() =>
    expect(sentTo(sent, 'archiveAttribute').map(({ body }) => body)).toEqual([
      { revision: 4, archived: true },
      { revision: 4, archived: false },
    ]),
  )
})

test('where they cannot be loaded, each panel says so', async () => {
  draw({
    getAttributes: () => {
      throw new Error('away')
    },
  })
  expect(await screen.findAllByText('The attributes could not be loaded.')).toHaveLength(3)
})
