import { render, screen } from '@testing-library/react'
import type { MeteringPoint } from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { PointHeader } from './point-header'

const point: MeteringPoint = {
  id: 'mp-1',
  name: 'Main meter',
  meteringPointId: 'DEMO-MP-000001042',
  meterNumber: null,
  type: 'MAIN',
  kind: 'MAIN',
  productType: 'ELECTRICITY',
  parentMeteringPoint: null,
  submeters: [],
  conversionFactor: [{ from: null, value: 1 }],
  location: {
    id: 'l',
    name: 'Library',
    timeZone: 'Europe/London',
    floorArea: [],
    referenceQuantities: [],
    street: null,
    city: null,
  },
  path: [],
  series: [],
}

test('a heading is there before the metering point is known, and is the one that has its name then', async () => {
  const texts = createTexts({ locale: 'en', load: () => import('./locales/en.json') })
  const header = (known: MeteringPoint | undefined) => (
    <TextsProvider texts={texts} locale="en">
      <PointHeader point={known} isWaiting />
    </TextsProvider>
  )
  const { rerender } = render(header(undefined))
  const heading = await screen.findByRole('heading', { level: 1, name: 'Metering point' })
  rerender(header(point))
  expect(heading.textContent).toBe('Library\u00A0· Main meter')
  expect(heading.isConnected).toBe(true)
})

test.each([
  ['41373559241', 'MaLo-ID', '41373559241', ['413', '735', '592', '41']],
  [
    'de000562 66802AO6G56M11SN51G21M24S',
    'MeLo-ID',
    'DE00056266802AO6G56M11SN51G21M24S',
    ['DE', '000562', '66802', 'AO6G5', '6M11S', 'N51G2', '1M24S'],
  ],
  ['DEMO-MP-000001042', 'ID', 'DEMO-MP-000001042', []],
  ['41373559242', 'ID', '41373559242', []],
])('%s is shown as %s, copied as %s and read in groups', async (meteringPointId, name, copied, groups) => {
  const texts = createTexts({ locale: 'en', load: () => import('./locales/en.json') })
  render(
    <TextsProvider texts={texts} locale="en">
      <PointHeader point={{ ...point, meteringPointId }} />
    </TextsProvider>,
  )
  const value = (await screen.findByText(name)).nextElementSibling!
  expect(value.textContent).toBe(copied)
  expect([...value.querySelectorAll('span')].map((group) => group.textContent)).toEqual(groups)
})
