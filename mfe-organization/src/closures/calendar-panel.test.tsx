import { CallError } from '@energycockpit/api-client'
import {
  getPublicHolidays,
  updateStructureItem,
  type ClosedPeriod,
  type FieldsOf,
  type ReadStructureItem,
} from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { createEvents, FeatureContext } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../texts/en'
import { CalendarPanel } from './calendar-panel'

const summer: ClosedPeriod = { firstDay: '2026-07-25', lastDay: '2026-09-06', reason: 'School holidays' }
const bavaria = {
  regions: [{ code: 'BY', name: 'Bayern' }],
  holidays: [{ date: '2026-01-06', name: 'Epiphany' }],
}

let sent: { revision: number; fields: FieldsOf<'LOCATION'> }[]
let queried: object[]
let refusal: CallError | undefined
async function call(called: unknown, given: { body: (typeof sent)[number]; query: object }) {
  await Promise.resolve()
  if (called === getPublicHolidays) {
    queried.push(given.query)
    return bavaria
  }
  if (called !== updateStructureItem) throw new Error('The page asks for something else.')
  sent.push(given.body)
  if (refusal) throw refusal
  return { item: null, step: 1 }
}

beforeEach(() => {
  sent = []
  queried = []
  refusal = undefined
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

async function draw({
  closedPeriods = [] as ClosedPeriod[],
  canEdit = true,
  ...place
}: Partial<FieldsOf<'LOCATION'>> & { canEdit?: boolean } = {}) {
  const fields = { kind: 'LOCATION', name: 'School', country: 'DE', region: 'BY', closedPeriods, ...place }
  const item = { id: 'loc-1', businessId: 1, revision: 4, archivedAt: null, fields }
  const texts = createTexts({ locale: 'en', load: () => Promise.resolve(en) })
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext
        value={{ api: { call }, menu: [], basePath: '', notify: () => {}, events: createEvents() } as never}
      >
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <CalendarPanel
            read={{ item, canEdit } as unknown as ReadStructureItem}
            fields={fields as unknown as FieldsOf<'LOCATION'>}
          />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  return within(await screen.findByRole('region', { name: 'Closed periods and public holidays' }))
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a closed period is added beside others, and one that shares days with them is not', async () => {
  const panel = await draw({ closedPeriods: [summer] })
  await userEvent.click(panel.getByRole('button', { name: 'Add closed period' }))
  const form = await dialog('Add closed period')
  await userEvent.type(form.getByLabelText('First day'), '2026-09-06')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getByText('Enter a date.')).toBeTruthy()
  await userEvent.type(form.getByLabelText('Last day'), '2026-09-08')
  expect(form.getByText('Another closed period shares days with it. Change that one.')).toBeTruthy()
  await userEvent.clear(form.getByLabelText('First day'))
  await userEvent.type(form.getByLabelText('First day'), '2026-09-07')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([{ revision: 4, fields: { name: 'School', region: 'BY' } }])
  expect(sent[0]!.fields.closedPeriods).toEqual([
    summer,
    { firstDay: '2026-09-07', lastDay: '2026-09-08', reason: null },
  ])
})

test('one is changed and removed, and that somebody else was faster is said', async () => {
  const panel = await draw({ closedPeriods: [summer] })
  await userEvent.click(panel.getByRole('button', { name: /^Change: closed 25 Jul 2026 – 6 Sep/ }))
  const form = await dialog('Change closed period')
  const reason = form.getByLabelText<HTMLInputElement>(/^Reason/)
  expect(reason.value).toBe('School holidays')
  await userEvent.clear(reason)
  const errorObject = {
    id: 'c-9',
    status: 409,
    reasons: [{ code: 'STRUCTURE_CHANGED_MEANWHILE', title: 'x' }],
  }
  refusal = new CallError('refused', 'x', { status: 409, errorObject })
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/Somebody else has changed it/)).toBeTruthy()
  refusal = undefined
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent.at(-1)!.fields.closedPeriods).toEqual([{ ...summer, reason: null }]))
  await userEvent.click(panel.getByRole('button', { name: /^Remove: / }))
  await userEvent.click(
    (await dialog('Remove the closed period 25 Jul 2026 – 6 Sept 2026?')).getByRole('button', {
      name: 'Remove',
    }),
  )
  await waitFor(() => expect(sent.at(-1)!.fields.closedPeriods).toEqual([]))
})

test('the public holidays of the region are shown to be checked, also to those who may not change anything', async () => {
  const panel = await draw({ canEdit: false })
  expect(await panel.findByText('Epiphany')).toBeTruthy()
  expect(panel.getByText('Assumed for Bayern, Germany.')).toBeTruthy()
  expect(queried).toEqual([{ country: 'DE', region: 'BY', year: new Date().getFullYear(), language: 'en' }])
  expect(panel.queryByRole('button')).toBeNull()
})

test('a location without region or country says what is missing', async () => {
  const panel = await draw({ region: null })
  expect(await panel.findByText(/^Assumed for Germany, without those of a state or region/)).toBeTruthy()
})

test('without a country none are asked for', async () => {
  const panel = await draw({ country: null, region: null })
  expect(panel.getByText(/the location has no country/)).toBeTruthy()
  expect(queried).toEqual([])
})
