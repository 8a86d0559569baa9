import { CallError, type ApiClient } from '@energycockpit/api-client'
import {
  changeVirtualSeries,
  checkVirtualSeries,
  getAllVirtualSeries,
  getVirtualSeriesSteps,
  type ListedVirtualSeries,
} from '@energycockpit/contract'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FeaturePage } from '../feature-page'
import { MeterForm } from './meter-form'

const read: ListedVirtualSeries = {
  ...{ seriesId: 50, name: 'Twice', formula: '[7] * 2', quantity: 'ENERGY', unit: 'kWh', direction: null },
  ...{ meteringPointId: 'mp-virtual-50', locationId: 'loc', locationName: 'Old mill', revision: 3 },
  ...{ productType: 'ELECTRICITY', interval: 'PT1H', inputs: [], usedBy: [] },
}

/** What the server has, who changed it, what it was sent, and whether something would be lost. */
let stored: ListedVirtualSeries[]
let steps: { by: string; at: string }[] | undefined
let sent: object[]
let isUnsaved: boolean
beforeEach(() => {
  stored = [read]
  steps = [{ by: 'Maren Holt', at: '2026-11-20T10:00:00Z' }]
  sent = []
  isUnsaved = false
})
const refused = (code: string) =>
  new CallError('refused', 'x', {
    status: 409,
    errorObject: { id: 'c-8', status: 409, reasons: [{ code, title: 'x' }] },
  })

async function call(called: unknown, { body }: { body?: { revision?: number } }) {
  await Promise.resolve()
  if (called === getAllVirtualSeries) return { series: stored, more: false, canChange: true }
  if (called === checkVirtualSeries) return { fault: null, inputs: [], interval: 'PT1H' }
  if (called === getVirtualSeriesSteps && steps) return { steps, more: false }
  // The preview is another test's.
  if (called !== changeVirtualSeries) throw refused('NOT_FOUND')
  if (body?.revision !== stored[0]?.revision) throw refused('STRUCTURE_CHANGED_MEANWHILE')
  sent.push(body!)
  return { ...read, ...body, revision: 9 }
}

async function draw() {
  const props = {
    ...{ api: { call } as unknown as ApiClient, basePath: '/platform', menu: [], locale: 'en' },
    ...{ navigate: () => {}, notify: () => {} },
    events: { publish: (_: string, told: { unsaved: boolean }) => void (isUnsaved = told.unsaved) },
  }
  render(
    <FeatureContext value={props as unknown as FeatureProps}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <FeaturePage texts={[(wanted) => import(`./locales/${wanted}.json`)]}>
          <MeterForm meter={read} onSaved={() => {}} />
        </FeaturePage>
      </QueryClientProvider>
    </FeatureContext>,
  )
  await screen.findByLabelText('Formula')
}
const formula = () => screen.getByLabelText<HTMLTextAreaElement>('Formula')
const name = () => screen.getByLabelText<HTMLInputElement>('Name')
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
const typeFormula = async (typed: string) => {
  await userEvent.clear(formula())
  await userEvent.type(formula(), typed.replaceAll('[', '[['))
}
const theirs = { ...read, name: 'Twice as much', formula: '[7] * 2.5', unit: 'MWh', revision: 4 }

test('what was typed and not saved is said to be unsaved until it is saved', async () => {
  await draw()
  await typeFormula('[7] * 3')
  expect(isUnsaved).toBe(true)
  await save()
  await waitFor(() => expect(sent).toHaveLength(1))
  await waitFor(() => expect(isUnsaved).toBe(false))
})

test('of a meter that somebody else changed meanwhile both values are told, and either is saved', async () => {
  await draw()
  await typeFormula('[7] * 3')
  stored = [theirs]
  await save()
  await screen.findByText(/^Maren Holt saved this on .*, while you were editing:$/)
  // What this user has not touched is theirs now.
  expect(name().value).toBe('Twice as much')
  screen.getByText('Name: Twice as much')
  screen.getByText('Quantity, Unit: Energy, MWh')
  const choice = within(screen.getByRole('group', { name: 'Formula' }))
  const mine = choice.getByRole<HTMLInputElement>('radio', { name: 'Yours: [7] * 3' })
  expect(mine.checked).toBe(true)
  await userEvent.click(choice.getByRole('radio', { name: 'Saved: [7] * 2.5' }))
  expect([formula().value, isUnsaved]).toEqual(['[7] * 2.5', false])
  await userEvent.click(mine)
  expect([formula().value, isUnsaved]).toEqual(['[7] * 3', true])
  await save()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    ...{ revision: 4, name: 'Twice as much', formula: '[7] * 3' },
    ...{ quantity: 'ENERGY', unit: 'MWh', direction: null },
  })
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Formula' })).toBeNull())
})

test('changed twice meanwhile, and nobody knows by whom: what they changed either time is told', async () => {
  steps = undefined
  await draw()
  await typeFormula('[7] * 3')
  stored = [{ ...read, name: 'First', revision: 4 }]
  await save()
  await screen.findByText('Somebody else saved this while you were editing:')
  stored = [{ ...read, name: 'First', formula: '[7] * 4', revision: 5 }]
  await save()
  await screen.findByRole('radio', { name: 'Saved: [7] * 4' })
  screen.getByText('Name: First')
  expect([name().value, formula().value]).toEqual(['First', '[7] * 3'])
})
