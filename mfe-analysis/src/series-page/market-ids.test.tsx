import { CallError } from '@energycockpit/api-client'
import { getMarketIds, setMarketIds, type MarketIds, type MeteringPoint } from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ofFeature from '../texts/en'
import en from './locales/en.json'
import { MarketIdsPanel } from './market-ids-panel'

const point = {
  ...{ id: 'mp 1', productType: 'GAS', location: { timeZone: 'Europe/Berlin' } },
  series: [{ id: 7, quantity: 'VOLUME', unit: 'm³', direction: 'PURCHASE', interval: 'PT1H' }],
} as MeteringPoint
const none: MarketIds = {
  ...{ meteringPointId: 'mp 1', malo: null, melo: null, canChange: true },
  series: [{ seriesId: 7, obis: null }],
}

let kept: MarketIds
let sent: object[]
let failure: CallError | undefined
async function call(called: unknown, given: { body: object }) {
  await Promise.resolve()
  if (called === getMarketIds) return kept
  if (called !== setMarketIds) throw new Error('The page asks for something else.')
  if (failure) throw failure
  sent.push(given.body)
  return { ...none, malo: '41373559241', series: [{ seriesId: 7, obis: '7-0:3.0.0*255' }] }
}

beforeEach(() => {
  kept = none
  sent = []
  failure = undefined
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

async function draw() {
  const texts = createTexts({ locale: 'en', load: () => Promise.resolve({ ...ofFeature, ...en }) })
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext value={{ api: { call } } as never}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <MarketIdsPanel point={point} />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  return screen.findByRole('region', { name: 'Ids of the energy market' })
}

test('ids are entered, checked before they are sent, and stand there formatted and explained', async () => {
  const panel = await draw()
  await userEvent.click(await within(panel).findByRole('button', { name: 'Enter ids' }))
  const malo = screen.getByLabelText('MaLo-ID')
  await userEvent.type(malo, '41373559242')
  const obis = screen.getByLabelText('OBIS code: Gas, Volume, import')
  await userEvent.type(obis, '3.0')
  expect(screen.queryByText(/should be 1, not 2/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/should be 1, not 2/)
  expect(sent).toEqual([])
  await userEvent.clear(malo)
  await userEvent.type(malo, '413 735 592 41')
  await screen.findByText('Gas, volume at metering conditions, forward, meter reading, total')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([{ malo: '413 735 592 41', melo: '', series: [{ seriesId: 7, obis: '3.0' }] }])
  expect(panel.textContent).toContain('41373559241')
  expect(panel.textContent).toContain('7-0:3.0.0Gas, volume at metering conditions')
  expect(within(panel).getByRole('button', { name: 'Change ids' })).toBeTruthy()
})

test('what the server refuses is said, and what was written stays', async () => {
  failure = new CallError('unreachable', 'x', { status: 0 })
  const panel = await draw()
  await userEvent.click(await within(panel).findByRole('button', { name: 'Enter ids' }))
  await userEvent.type(screen.getByLabelText('MaLo-ID'), '41373559241')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(/The ids were not saved\. .*does not respond/)
  expect(screen.getByLabelText<HTMLInputElement>('MaLo-ID').value).toBe('41373559241')
})

test('who may not change ids sees that there are none', async () => {
  kept = { ...none, canChange: false }
  const panel = await draw()
  await within(panel).findByText('No ids have been entered')
  expect(within(panel).queryByRole('button')).toBeNull()
})
