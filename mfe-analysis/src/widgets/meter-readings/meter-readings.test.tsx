import type { ListedReadings } from '@energycockpit/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { chosenOf, meterSeries, temperatureSeries } from '../../joined/series-item.testing'
import { showWidget } from '../shown-widget.testing'
import { meterReadings } from './index'
import View from './view'

// Whoever reads is elsewhere than the meter.
jest.mock('@energycockpit/time', () => ({
  ...jest.requireActual<object>('@energycockpit/time'),
  deviceZone: () => 'Asia/Kolkata',
}))

const entered = { enteredBy: 'Ada', enteredAt: '2026-10-26T09:00:00Z', importId: 1 }
const point: ListedReadings = {
  ...{ meteringPointId: 'mp-1', name: 'Cold water', location: 'Mill', timeZone: 'Europe/Berlin' },
  isManual: true,
  series: [
    {
      ...{ seriesId: 7, quantity: 'VOLUME', direction: null, unit: 'm³', registerUnit: 'm³', count: 2 },
      readings: [
        {
          ...{ ...entered, at: '2026-10-25T01:30:00Z', value: 130.5, amount: 30.5, remark: 'in the cellar' },
          marks: ['UNUSUALLY_HIGH'],
        },
        { ...{ ...entered, at: '2026-10-25T00:30:00Z', value: 100, amount: null, remark: null }, marks: [] },
      ],
      exchanges: [
        { at: '2026-10-24T10:00:00+02:00', oldNumber: '17', newNumber: '18', last: 99_900, first: 0 },
      ],
    },
  ],
}
const days = ['2026-10-01', '2026-11-01'] as const
const show = (more: Partial<Parameters<typeof showWidget>[0]> = {}, points: ListedReadings[] = [point]) =>
  showWidget({
    ...{ widget: meterReadings, View, chosen: chosenOf([meterSeries]), days, call: () => ({ points }) },
    ...more,
  })

beforeEach(() => {
  window.matchMedia = () =>
    ({ matches: true, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList
})

test('each reading with what was used since, who and when, told apart in the hour that comes twice', async () => {
  show()
  const table = await screen.findByRole('table', { name: 'Meter readings and exchanges' })
  const text = table.textContent!.replaceAll('\u00a0', ' ')
  expect(text).toMatch(
    /25 Oct 2026, 02:30 (GMT\+1|CET).*130\.5 m³.*30\.5 m³.*Unusually high.*Ada.*26 Oct 2026, 14:30.*in the cellar/,
  )
  expect(text).toMatch(/25 Oct 2026, 02:30 (GMT\+2|CEST).*100 m³.*unknown.*Plausible/)
  expect(text).toMatch(/99,900 m³ → 0 m³.*Meter exchanged 17 → 18/)
  expect(screen.getByText('3 entries')).toBeTruthy()
})

test('conspicuous readings alone, as the address says', async () => {
  const { onChange } = show({ options: { show: 'marked' } })
  expect(await screen.findByText('1 entry')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'exchanges')
  expect(onChange).toHaveBeenCalledWith({ options: { show: 'exchanges' } })
})

test('who may enter readings has the form for meters that people read', async () => {
  const menu = [{ label: 'x', glyph: 'meter', url: '/platform/measurement-data/meter-readings' }] as const
  const { api } = show({
    menu,
    call: ({ name }) => (name === 'listMeterReadings' ? { points: [point] } : {}),
  })
  const panel = within(await screen.findByRole('region', { name: 'Enter a meter reading' }))
  await userEvent.type(panel.getByLabelText('Meter reading (m³)'), '131')
  await userEvent.click(panel.getByRole('button', { name: 'Save reading' }))
  const sent = api.call.mock.calls.find(([{ name }]) => name === 'enterMeterReadings')
  expect(sent?.[1]).toMatchObject({ params: { meteringPointId: 'mp-1' }, body: { seriesId: 7 } })
})

test('no form without the permission, and none for a meter that reports by itself', async () => {
  show()
  await screen.findByText('3 entries')
  expect(screen.queryByRole('region', { name: 'Enter a meter reading' })).toBeNull()
})

test('nothing in the period, and nothing that has a register', async () => {
  show({}, [{ ...point, series: [] }])
  expect(await screen.findByText('No meter readings in this period')).toBeTruthy()
  show({ chosen: chosenOf([temperatureSeries]) })
  expect(await screen.findByText('None of this has a register')).toBeTruthy()
})
