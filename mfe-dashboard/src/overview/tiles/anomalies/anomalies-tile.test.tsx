import { CallError, type ApiClient } from '@energycockpit/api-client'
import {
  acknowledgeAnomaly,
  listAnomalies,
  reopenAnomaly,
  type Anomaly,
  type AnomalyList,
} from '@energycockpit/contract'
import { PageTexts } from '@energycockpit/i18n'
import { createEvents, FeatureContext, type FeatureProps, type PortalEvents } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import en from '../../../texts/en'
import { AnomaliesTile } from './anomalies-tile'

const anomaly: Anomaly = {
  ...{ id: 'a-1', businessId: 1, seriesId: 7, productType: 'GAS', kind: 'TOO_HIGH', state: 'OPEN' },
  ...{ point: { id: 'mp', name: 'Boiler' }, location: { id: 'loc', name: 'Old mill' } },
  ...{ from: '2026-12-30', to: '2027-01-02', goesOn: false, days: 3, unit: 'kWh' },
  ...{ measured: 150, expected: 100, lower: 90, upper: 110, excess: 50, money: 10, currency: 'EUR' },
  ...{ score: 5, acknowledgement: null, foundAt: '2027-01-02T05:00:00.000Z', revision: 1 },
}
const nothing: AnomalyList = {
  ...{ anomalies: [], hasMore: false, open: { count: 0, money: [], withoutPrice: 0 } },
  ...{ watched: 3, pending: 0, unwatched: [], canAcknowledge: true },
}
const open = { count: 1, money: [{ currency: 'EUR', excess: 10, shortfall: 0 }], withoutPrice: 0 }

let list: AnomalyList | CallError
let sent: unknown[]
let address: string
beforeEach(() => {
  ;[list, sent, address] = [nothing, [], '/platform/enms/overview']
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

async function answer(called: unknown, given: object): Promise<unknown> {
  await Promise.resolve()
  if (called === listAnomalies) {
    if (list instanceof CallError) throw list
    return list
  }
  sent.push(given)
  if (called === acknowledgeAnomaly) {
    list = nothing
    return { ...anomaly, state: 'ACKNOWLEDGED', revision: 2 }
  }
  if (called === reopenAnomaly) list = { ...nothing, anomalies: [anomaly], open }
  return anomaly
}

function draw() {
  window.history.replaceState(null, '', address)
  const feature = {
    ...{ featureId: 'enms', locale: 'en', subRoutes: [], basePath: '/platform', user: null, roles: [10] },
    ...{ menu: [], navigate: () => undefined, notify: () => undefined },
    events: createEvents<PortalEvents>(),
    api: { call: answer } as unknown as ApiClient,
  } as unknown as FeatureProps
  render(
    <FeatureContext value={feature}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <PageTexts locale="en" load={[() => Promise.resolve({ default: en })]}>
          <AnomaliesTile nodeId={undefined} month={undefined as never} today="2027-01-05" />
        </PageTexts>
      </QueryClientProvider>
    </FeatureContext>,
  )
}

test('where nothing is unusual it says so, and what is not watched, and why', async () => {
  list = { ...nothing, pending: 2, unwatched: [{ reason: 'TOO_FEW_DAYS', count: 4 }] }
  draw()
  await screen.findByText('Nothing unusual in the last 30 days.')
  screen.getByText(
    '3 main meters watched · 2 not checked yet · 4 cannot be watched (4 with less than a year of data)',
  )
})

test('before the first meter is looked at it does not say that nothing is unusual', async () => {
  list = { ...nothing, watched: 0, pending: 2 }
  draw()
  await screen.findByText('0 main meters watched · 2 not checked yet')
  expect(screen.queryByText(/^Nothing unusual/)).toBeNull()
})

test('a failure is told', async () => {
  list = new CallError('refused', 'x', {
    status: 500,
    errorObject: { id: 'c-1', status: 500, reasons: [{ code: 'INTERNAL', title: 'x' }] },
  })
  draw()
  await screen.findByText('The anomalies were not loaded')
})

test('an anomaly leads to what was expected of its days, is acknowledged with its reason, and taken back', async () => {
  list = { ...nothing, anomalies: [anomaly], open }
  draw()
  const link = await screen.findByRole('link', { name: 'Old mill: Boiler' })
  expect(link.getAttribute('href')).toBe(
    '/platform/analysis/variance-analysis?point=mp&from=2026-12-23&to=2027-01-06&o.mode=BASELINE&o.rows=P1D' +
      '&o.baseline=OWN&o.baselineFrom=2023-11-29&o.baselineTo=2026-12-01',
  )
  screen.getByText('30 Dec 2026 to 1 Jan 2027 · more than expected')
  await userEvent.click(screen.getByRole('button', { name: /^Acknowledge: Old mill: Boiler/ }))
  await userEvent.selectOptions(screen.getByLabelText('Reason'), 'Fault found')
  await userEvent.type(screen.getByLabelText('Note (optional)'), ' Valve ')
  await userEvent.click(screen.getByRole('button', { name: 'Acknowledge' }))
  const told = await screen.findByText('Anomaly of Old mill: Boiler acknowledged.')
  expect(document.activeElement).toBe(told)
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByRole('link', { name: 'Old mill: Boiler' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  expect(document.activeElement).not.toBe(document.body)
  expect(sent).toMatchObject([
    { params: { anomalyId: 'a-1' }, body: { reason: 'FAULT_FOUND', note: 'Valve', revision: 1 } },
    { params: { anomalyId: 'a-1' }, query: { revision: '2' } },
  ])
})

test('without a price it says so, and on a wall nothing can be acknowledged', async () => {
  address = '/platform/enms/overview?show=wall'
  const unpriced = { ...anomaly, money: null, currency: null }
  list = { ...nothing, anomalies: [unpriced], open: { count: 1, money: [], withoutPrice: 1 } }
  draw()
  await screen.findByText('No price')
  screen.getByText('1 open anomaly of the last 30 days · 1 without a price')
  expect(screen.queryByRole('button')).toBeNull()
})
