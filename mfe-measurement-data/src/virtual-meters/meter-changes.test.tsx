import { CallError, type ApiClient } from '@energycockpit/api-client'
import {
  changeVirtualSeries,
  checkVirtualSeries,
  getAllVirtualSeries,
  getVirtualSeriesSteps,
  structureActions,
  undoVirtualSeriesStep,
  type FormulaInput,
  type ListedVirtualSeries,
  type StructureStep,
} from '@energycockpit/contract'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from './locales/en.json'
import { VirtualMetersPage } from './virtual-meters-page'

const input: FormulaInput = {
  ...{ seriesId: 7, name: 'Main meter', locationName: 'Old mill', unit: 'kWh' },
  ...{ productType: 'ELECTRICITY', quantity: 'ENERGY', direction: 'PURCHASE' },
}
const changed: StructureStep = {
  ...{ step: 4, at: '2026-11-20T10:00:00Z', by: 'Maren Holt', action: 'CHANGED', items: 1 },
  ...{ undoes: null, undoneBy: null, canUndo: true },
  first: { kind: 'FORMULA', id: 'mp-virtual-50', name: 'Twice' },
  fields: [
    { field: 'formula', before: '[7]', after: '[7] * 2 + [8]' },
    { field: 'direction', before: null, after: 'FEED_IN' },
  ],
  names: { '[7]': 'Old mill · Main meter' },
}

/** What the server holds, what it was sent, and what it does. */
let meter: ListedVirtualSeries
let steps: StructureStep[]
let more: boolean
let failure: CallError | undefined
let sent: unknown[]
let told: string[]
beforeEach(() => {
  meter = {
    ...{ seriesId: 50, name: 'Twice', formula: '[7] * 2', quantity: 'ENERGY', unit: 'kWh', direction: null },
    ...{ meteringPointId: 'mp-virtual-50', locationId: 'loc', locationName: 'Old mill', revision: 3 },
    ...{ productType: 'ELECTRICITY', interval: 'PT1H', inputs: [input], usedBy: [] },
  }
  steps = [changed]
  more = false
  failure = undefined
  sent = []
  told = []
})
const refused = (status: number, reason: object) =>
  new CallError('refused', 'x', {
    status,
    errorObject: {
      id: 'c-8',
      status,
      reasons: [{ title: 'x', ...reason } as { code: string; title: string }],
    },
  })

async function call(
  called: unknown,
  { body, params, query }: Record<string, Record<string, unknown> | undefined>,
) {
  await Promise.resolve()
  if (called === getAllVirtualSeries) return { series: [meter], more: false, canChange: true }
  if (called === checkVirtualSeries) return { fault: null, inputs: [input], interval: 'PT1H' }
  if (called === getVirtualSeriesSteps)
    return query?.['before'] === undefined
      ? { steps, more }
      : { steps: [{ ...changed, step: 1, action: 'CREATED', canUndo: false }], more: false }
  // Values are another test's.
  if (called !== undoVirtualSeriesStep && called !== changeVirtualSeries)
    throw refused(400, { code: 'NOT_FOUND' })
  sent.push({ ...params, ...body })
  if (failure) throw failure
  if (called === undoVirtualSeriesStep) {
    meter = { ...meter, formula: '[7]', revision: 4 }
    const undo: StructureStep = { ...changed, step: 5, action: 'UNDONE', undoes: 4 }
    steps = [undo, { ...changed, undoneBy: 5, canUndo: false }]
    return { step: 5 }
  }
  return { ...meter, revision: 9 }
}

async function draw(which?: string) {
  const props = {
    api: { call } as unknown as ApiClient,
    basePath: '/platform',
    menu: [],
    locale: 'en',
    events: { publish() {} },
  }
  const notify = ({ text }: { text: string }) => void told.push(text)
  render(
    <FeatureContext value={{ ...props, navigate: () => {}, notify } as unknown as FeatureProps}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <VirtualMetersPage which={which} />
      </QueryClientProvider>
    </FeatureContext>,
  )
  return within(await screen.findByRole('region', { name: 'Changes' }))
}
const formula = () => screen.getByLabelText<HTMLTextAreaElement>('Formula')

test('a change is told in the names of meters, undone, and the form has what is stored then', async () => {
  const panel = await draw('50')
  const undo = await panel.findByRole('button', { name: 'Undo: Changed Twice' })
  const words = panel.getByRole('row', { name: /Changed/ }).textContent
  expect(words).toContain('Formula: [Old mill · Main meter (7)] → [Old mill · Main meter (7)] * 2 + [8]')
  expect(words).toContain('Direction: – → export')
  expect(words).toContain('Maren Holt')
  await userEvent.click(undo)
  await panel.findByRole('button', { name: 'Redo: Undone Twice' })
  await waitFor(() => expect(formula().value).toBe('[7]'))
  expect([sent, told]).toEqual([[{ step: 4 }], [en.virtual.changes.undone]])
  expect(panel.getByText('undone')).toBeDefined()
  await userEvent.click(panel.getByRole('button', { name: /^Redo/ }))
  await waitFor(() => expect(told.at(-1)).toBe(en.virtual.changes.redone))
})

test('what is typed and not saved stays when a change is undone beside it, and is compared with what came back', async () => {
  const panel = await draw('50')
  await userEvent.type(formula(), ' + 1')
  await userEvent.click(await panel.findByRole('button', { name: 'Undo: Changed Twice' }))
  const choice = within(await screen.findByRole('group', { name: 'Formula' }))
  expect(formula().value).toBe('[7] * 2 + 1')
  choice.getByRole('radio', { name: 'Yours: [7] * 2 + 1' })
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(sent.at(-1)).toMatchObject({ revision: 4, formula: '[7] * 2 + 1' }))
})

test.each([
  [409, { code: 'STEP_NOT_UNDOABLE' }, /^Not undone\. It was changed again since/],
  [400, { code: 'FORMULA_INVALID', formulaFault: 'SERIES_ARCHIVED' }, /names a series that is archived/],
  [400, { code: 'FORMULA_CYCLE', formulaFault: 'CYCLE' }, /refers to itself/],
  [409, { code: 'STRUCTURE_IN_USE' }, /Prices, factors or rules are set for it/],
])('why it cannot be undone is said: %i %j', async (status, reason, said) => {
  failure = refused(status, reason)
  const panel = await draw('50')
  await userEvent.click(await panel.findByRole('button', { name: /^Undo/ }))
  await panel.findByText(said)
  expect(formula().value).toBe('[7] * 2')
})

test('the list has the changes of all, a page at a time, and says when there are none', async () => {
  more = true
  const panel = await draw()
  await userEvent.click(await panel.findByRole('button', { name: 'Show more' }))
  await panel.findByText('Created')
  document.body.replaceChildren()
  steps = []
  await (await draw()).findByText(en.virtual.changes.none)
})

test('a change names the revision that is in the form, and after it was saved the new one', async () => {
  await draw('50')
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await userEvent.type(formula(), ' + 1')
  await screen.findByText('The formula is valid. It gives values per hour.')
  failure = refused(409, { code: 'STRUCTURE_CHANGED_MEANWHILE' })
  await save()
  await screen.findByText(/Somebody else has changed this meter/)
  failure = undefined
  await save()
  await screen.findByText(en.virtual.saved)
  await save()
  await waitFor(() => expect(sent).toMatchObject([{ revision: 3 }, { revision: 3 }, { revision: 9 }]))
})

test('what is no matter of this page is told as a whole', async () => {
  const attribute = { field: 'attributes.a-1', before: null, after: 'Cellar' }
  steps = [{ ...changed, fields: [{ field: 'name', before: 'Once', after: 'Twice' }, attribute] }]
  const row = (await (await draw('50')).findByRole('row', { name: /Changed/ })).textContent
  expect(row).toContain(`Name: Once → Twice ${en.virtual.changes.others}`)
})

test('each kind of step has a text', () => {
  expect(Object.keys(en.virtual.changes.actions)).toEqual(expect.arrayContaining([...structureActions]))
})
