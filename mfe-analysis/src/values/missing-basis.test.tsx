import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CallError } from '@energycockpit/api-client'
import type { MeasurementSeries, MeteringPoint } from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import ofPoint from '../point/locales/en.json'
import ofFeature from '../texts/en'
import ofWidgets from '../widgets/locales/en.json'
import { MissingBasis, missingReason } from './missing-basis'

const series = { id: 7, quantity: 'ENERGY', direction: 'PURCHASE' } as MeasurementSeries
const point = {
  ...{ id: 'mp-1', name: 'Main meter', productType: 'ELECTRICITY' },
  location: { id: 'l', name: 'Library' },
} as MeteringPoint

const ofPrices = ['FACTOR_UNKNOWN', 'FACTOR_UNKNOWN', 'NOT_DERIVABLE'] as const
const lacks = [
  [ofPrices[0], { as: 'COST', per: undefined }, /No price for ‘Electricity, import’ has been set/],
  [ofPrices[1], { as: 'CARBON', per: 'FLOOR_AREA' }, /No CO₂ factor for ‘Electricity, import’/],
  [ofPrices[2], { as: 'COST', per: undefined }, /does not fit these values/],
  [
    'FLOOR_AREA_UNKNOWN',
    { as: undefined, per: 'FLOOR_AREA' },
    /No floor area is known for the location Library/,
  ],
  [
    'REFERENCE_QUANTITY_UNKNOWN',
    { as: undefined, per: 'BEDS' },
    /Energy per bed: .*This reference quantity is not known for the location Library/,
  ],
] as const
type Lack = (typeof lacks)[number]

const isOfPrices = (reason: Lack[0]) => ofPrices.some((one) => one === reason)

/** As the portal shows it to somebody who may enter what is missing, or may not. */
async function show([reason, shown]: readonly [Lack[0], Lack[1], ...unknown[]], canSet: boolean) {
  const texts = createTexts({
    locale: 'en',
    load: async () => ({ default: { ...ofFeature, ...ofWidgets, ...ofPoint } }),
  })
  const onShowAsRecorded = jest.fn()
  const feature = {
    ...{ api: { call: async () => ({ canChange: canSet }) }, basePath: '/platform' },
    menu: canSet ? [{ url: '/platform/organization/import' }] : [],
  }
  const { container } = render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext value={feature as never}>
        <QueryClientProvider client={new QueryClient()}>
          <MissingBasis {...{ point, series, shown, reason, onShowAsRecorded }} />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  await screen.findByRole('button', { name: 'Show as recorded' })
  return { container, onShowAsRecorded }
}

test.each(lacks)('%s for %j says what is missing, and to whom cannot enter it who can', async (...lack) => {
  const { container, onShowAsRecorded } = await show(lack, false)
  expect(container.textContent).toMatch(lack[2])
  await waitFor(() => expect(container.textContent).toMatch(/energy manager|your business's administrators/))
  const way = screen.queryByRole('link', { name: 'Prices and factors' })
  expect(way?.getAttribute('href')).toBe(
    isOfPrices(lack[0]) ? '/platform/measurement-data/conversion-factors?node=mp-1' : undefined,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Show as recorded' }))
  expect(onShowAsRecorded).toHaveBeenCalledTimes(1)
})

test.each(lacks)('%s for %j leads whoever can enter it there, and names no other role', async (...lack) => {
  const { container } = await show(lack, true)
  const ofPrice = isOfPrices(lack[0])
  const way = await screen.findByRole('link', {
    name: ofPrice ? 'Set prices and factors' : 'To the location’s master data',
  })
  expect(way.getAttribute('href')).toBe(
    ofPrice
      ? '/platform/measurement-data/conversion-factors?node=mp-1'
      : '/platform/organization/hierarchy?node=l',
  )
  expect(container.textContent).not.toMatch(/manager|administrator/i)
})

test('only what can be entered is taken for missing', () => {
  const refused = (code: string) =>
    new CallError('refused', 'x', {
      status: 400,
      errorObject: { id: 'c-42', status: 400, reasons: [{ code: code as never, title: 'x' }] },
    })
  expect(lacks.map(([code]) => missingReason(refused(code)))).toEqual(lacks.map(([code]) => code))
  expect([missingReason(refused('TOO_MANY_POINTS')), missingReason(new Error('x'))]).toEqual([
    ...[undefined, undefined],
  ])
})
