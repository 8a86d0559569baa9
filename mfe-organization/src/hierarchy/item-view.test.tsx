import { CallError } from '@energycockpit/api-client'
import { screen, within } from '@testing-library/react'
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
