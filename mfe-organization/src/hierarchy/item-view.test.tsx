import { CallError } from '@energycockpit/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawPart, withDialogs } from '../draw-part.testing'
import { ItemView } from './item-view'

withDialogs()

const unit = {
  item: {
    ...{ id: 'ou-1', businessId: 1001, revision: 2, archivedAt: null },
    fields: { kind: 'ORG_UNIT', orgUnitId: 'NORTH', name: 'North', parentOrgUnit: null, formerParents: [] },
    changed: { at: '2026-11-20T10:00:00.000Z', by: 'Maren Holt' },
    created: { at: '2026-11-20T10:00:00.000Z', by: 'Maren Holt' },
  },
  ...{ names: {}, attributes: [], path: [{ id: 'cb-1001', name: 'Mills' }] },
  ...{ canEdit: true, canAdminister: false },
}
const notFound = () => {
  const reasons = [{ code: 'NOT_FOUND' as const, title: 'gone' }]
  throw new CallError('refused', '404', { status: 404, errorObject: { id: 'c', status: 404, reasons } })
}

const noUses = { count: 0, first: [] }

test('what is typed stays when the item is gone or its business is no longer selected, with the reason', async () => {
  let isSeen = true
  drawPart(<ItemView kind="ORG_UNIT" id="ou-1" onShow={() => {}} onPath={() => {}} />, {
    getStructureItem: () => (isSeen ? unit : notFound()),
    getStructureSteps: { steps: [], attributes: [], more: false },
    updateStructureItem: notFound,
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog'))
  const name = await dialog.findByLabelText<HTMLInputElement>('Name')
  await userEvent.type(name, ' and east')
  isSeen = false
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await dialog.findByText(/belongs to a business that is not selected at the top of the page/)
  expect(name.value).toBe('North and east')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await screen.findByText(/^It no longer exists, or it belongs to a business that is not selected\./)
})

test.each([
  ['a submeter', 'mp-1', { METERING_POINT: 'mp-1' }],
  ['a main meter', null, { LOCATION: 'loc-1' }],
])('after %s is deleted, what it stood below is shown', async (_, parentMeteringPoint, above) => {
  const fields = {
    ...{
      kind: 'METERING_POINT',
      meteringPointId: 'M 2',
      name: 'Pump',
      location: 'loc-1',
      parentMeteringPoint,
    },
    ...{ formerParents: [], meterNumber: null, type: parentMeteringPoint ? 'SUB' : 'MAIN' },
    ...{ objectKind: parentMeteringPoint ? 'SUB' : 'MAIN', productType: 'ELECTRICITY' },
    ...{
      conversionFactor: [{ from: null, value: 1 }],
      meterExchanges: [],
      malo: null,
      melo: null,
      attributes: {},
    },
  }
  const path = [
    { id: 'cb-1001', name: 'Mills' },
    { id: 'loc-1', name: 'Old mill' },
    ...(parentMeteringPoint ? [{ id: parentMeteringPoint, name: 'Main' }] : []),
  ]
  const shown: unknown[] = []
  drawPart(
    <ItemView kind="METERING_POINT" id="mp-2" onShow={(node) => shown.push(node)} onPath={() => {}} />,
    {
      getStructureItem: { ...unit, item: { ...unit.item, id: 'mp-2', fields }, path, canAdminister: true },
      getStructureSteps: { steps: [], attributes: [], more: false },
      getMeteringPoint: { series: [], location: { timeZone: 'Europe/London' } },
      getMeteringPointUses: { weatherOf: noUses, inFormulasOf: noUses, factorsOf: noUses },
      getBelowStructureItem: {
        orgUnits: 0,
        locations: 0,
        meteringPoints: 1,
        series: 0,
        objects: 0,
        hindrances: [],
      },
      deleteStructureItem: { step: 1, item: null },
    },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('button', { name: 'Delete' }))
  const [[type, id]] = Object.entries(above) as [[string, string]]
  await waitFor(() => expect(shown).toEqual([{ type, id }]))
})
