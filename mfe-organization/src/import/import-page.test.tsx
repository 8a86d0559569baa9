import { CallError } from '@energycockpit/api-client'
import type { StructureImportResult } from '@energycockpit/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { drawPart } from '../draw-part.testing'
import { ImportPage } from './import-page'

const result = (more: Partial<StructureImportResult>): StructureImportResult => ({
  ...{ created: 0, changed: 0, archived: 0, restored: 0, unchanged: 0 },
  ...{ differences: [], faults: [], faultCount: 0, step: null },
  ...more,
})
const creating = (name: string) =>
  result({
    created: 1,
    differences: [{ kind: 'LOCATION', row: 2, key: name, name, action: 'CREATED', fields: [] }],
  })
const answers = {
  getActiveBusiness: { businessId: 1001, businesses: [{ id: 1001, name: 'Mills' }] },
  getAttributes: { definitions: [] },
}
/** jsdom's files cannot be read. */
const fileOf = (name: string) =>
  Object.assign(new File([name], `${name}.json`), { arrayBuffer: () => Promise.resolve(Buffer.from(name)) })
const choose = async (name: string) =>
  userEvent.upload(await screen.findByLabelText(/^Choose a file/), fileOf(name))

test('what is said of a file that was replaced meanwhile is not taken for the new one', async () => {
  const pending: ((report: StructureImportResult) => void)[] = []
  drawPart(<ImportPage />, {
    ...answers,
    importStructureFile: () => new Promise((resolve) => void pending.push(resolve)),
  })
  await choose('first')
  await waitFor(() => expect(pending).toHaveLength(1))
  await userEvent.upload(screen.getByLabelText(/first\.json/), fileOf('second'))
  await waitFor(() => expect(pending).toHaveLength(2))
  pending[1]!(creating('Second mill'))
  await screen.findAllByText(/Second mill/)
  pending[0]!(creating('First mill'))
  await waitFor(() => expect(screen.queryByText(/First mill/)).toBeNull())
  expect(screen.getAllByText(/Second mill/)).not.toEqual([])
})

test('a file without any rows says what is to be filled in', async () => {
  drawPart(<ImportPage />, { ...answers, importStructureFile: result({}) })
  await choose('empty')
  await screen.findByText('No rows in the file')
})

test('a file that changes nothing says so', async () => {
  drawPart(<ImportPage />, { ...answers, importStructureFile: result({ unchanged: 3 }) })
  await choose('same')
  await screen.findByText('No differences')
})

test('a check that did not arrive is sent once more by a button, and one that was refused is not', async () => {
  let failure: CallError | undefined = new CallError('unreachable', 'away', { status: 0 })
  const sent = drawPart(<ImportPage />, {
    ...answers,
    importStructureFile: () => {
      if (failure) throw failure
      return creating('Old mill')
    },
  })
  await choose('mills')
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(sent.filter(({ call }) => call === 'importStructureFile')).toHaveLength(2))
  failure = undefined
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText('Old mill')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  const reasons = [{ code: 'FORMAT_UNKNOWN' as const, title: 'what' }]
  failure = new CallError('refused', '400', { status: 400, errorObject: { id: 'c', status: 400, reasons } })
  await userEvent.upload(screen.getByLabelText(/mills\.json/), fileOf('other'))
  await screen.findByText(/^The file could not be checked/)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('an import whose answer was lost is not said to be none, and can be sent again', async () => {
  let failure: CallError | undefined
  const sent = drawPart(<ImportPage />, {
    ...answers,
    importStructureFile: () => {
      if (failure) throw failure
      return creating('Old mill')
    },
  })
  await choose('mills')
  failure = new CallError('unreachable', 'away', { status: 0 })
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }))
  await screen.findByText(/^There was no answer\. Import the file again/)
  expect(screen.queryByText(/Nothing was imported/)).toBeNull()
  const reasons = [{ code: 'STRUCTURE_INVALID' as const, title: 'what' }]
  failure = new CallError('refused', '400', { status: 400, errorObject: { id: 'c', status: 400, reasons } })
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  await screen.findByText(/^Nothing was imported/)
  expect(sent.filter(({ call }) => call === 'importStructureFile')).toHaveLength(3)
})
