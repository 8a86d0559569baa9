import { CallError } from '@energycockpit/api-client'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { chosenOf, meterSeries } from '../../joined/series-item.testing'
import { showWidget } from '../shown-widget.testing'
import { pointInformation } from './index'
import View from './view'

// Whoever reads is elsewhere than the meter.
jest.mock('@energycockpit/time', () => ({
  ...jest.requireActual<object>('@energycockpit/time'),
  deviceZone: () => 'Asia/Kolkata',
}))

const point = {
  ...{ id: 'mp-1', name: 'Main meter', meteringPointId: 'DE1', meterNumber: '18', type: 'SUB', kind: 'SUB' },
  ...{ productType: 'ELECTRICITY', parentMeteringPoint: 'mp-0', submeters: [{ id: 'mp-2', name: 'Lift' }] },
  conversionFactor: [
    { from: null, value: 1 },
    { from: '2026-10-25', value: 40 },
  ],
  location: {
    ...{ id: 'loc', name: 'Mill', timeZone: 'Europe/Berlin', floorArea: [{ from: null, value: 1200 }] },
    ...{ referenceQuantities: [], street: 'Mill Lane 1', city: 'Ely' },
  },
  path: [{ id: 'cb', name: 'Mills Ltd' }],
  series: [
    {
      ...{ id: 1, quantity: 'ENERGY', unit: 'kWh', direction: 'PURCHASE', interval: 'PT15M' },
      ...{ seriesType: 'MEASURED', firstAt: '2024-01-01T00:00:00Z', lastAt: '2026-10-25T01:45:00Z' },
    },
  ],
}
const item = {
  item: {
    ...{ id: 'mp-1', businessId: 1, revision: 2, archivedAt: null },
    created: { at: '2024-01-02T20:00:00Z', by: 'Ada' },
    changed: { at: '2026-03-29T01:00:00Z', by: null },
    fields: {
      ...{ kind: 'METERING_POINT', location: 'loc', malo: '51238696781', melo: null },
      formerParents: [{ until: '2026-03-29', parent: 'old' }],
      meterExchanges: [
        {
          ...{ at: '2026-10-25T02:30:00+01:00', oldNumber: '17', newNumber: '18' },
          registers: [{ seriesId: 1, last: 99_900, first: 5, digits: null, conversionFactor: null }],
        },
      ],
      attributes: { room: 'c1', gone: 'x' },
    },
  },
  names: { 'mp-0': 'Grid', old: 'Old mill' },
  attributes: [
    { id: 'room', name: 'Room', type: 'CHOICE', unit: null, choices: [{ id: 'c1', name: 'Cellar' }] },
  ],
  path: [],
}
const answers: Record<string, unknown> = {
  getMeteringPoint: point,
  getStructureItem: item,
  getTwin: { objects: [{ id: 'o', fields: { name: 'Boiler', meteringPoints: ['mp-1'] } }] },
  getSeriesValues: { value: [12.5], total: { measured: 0.75, estimated: 0.25 } },
}
const days = ['2026-10-01', '2026-11-01'] as const
const show = (call = ({ name }: { name: string }) => answers[name], chosen = chosenOf([meterSeries])) =>
  showWidget({ widget: pointInformation, View, chosen, days, call })

test('master data, place and since when, series with their last value and completeness, exchanges', async () => {
  show()
  await screen.findByText('Boiler')
  await screen.findByText(/75/)
  const text = document.body.textContent!.replaceAll('\u00a0', ' ')
  for (const part of [
    ...[/Main meter/, /DE1/, /51238696781/, /1, 40 since 25 Oct 2026/, /Mill Lane 1, Ely/, /1,200 m²/],
    ...[/At this location since 29 Mar 2026/, /Until 29 Mar 2026: Old mill/, /RoomCellar/, /Mills Ltd/],
    ...[/12\.5 kWh/, /25 Oct 2026, 02:30/, /99,900/, /17/, /3 Jan 2024, 01:30, Ada/],
  ])
    expect(text).toMatch(part)
  expect(screen.getByRole('link', { name: 'Grid' }).getAttribute('href')).toContain('point=mp-0')
  expect(screen.getByRole('link', { name: 'Lift' }).getAttribute('href')).toContain('point=mp-2')
  expect(screen.getByRole('link', { name: 'Statistics' }).getAttribute('href')).toContain(
    '/platform/analysis/statistics?point=',
  )
})

test('of several metering points one is chosen, in the address', async () => {
  const other = { ...meterSeries, seriesId: 2, pointId: 'mp-2', pointName: 'Lift' }
  const { onChange } = show(undefined, chosenOf([meterSeries, other]))
  await userEvent.selectOptions(await screen.findByLabelText('Metering point'), 'mp-2')
  expect(onChange).toHaveBeenCalledWith({ options: { point: 'mp-2' } })
})

test('a part that fails leaves the others, and a metering point that is not seen is told so', async () => {
  show(({ name }) => {
    if (name === 'getTwin') throw new Error('no')
    return answers[name]
  })
  expect(await screen.findByText('Could not be loaded')).toBeTruthy()
  expect(screen.getByText('51238696781')).toBeTruthy()
  show(() => {
    throw new CallError('refused', 'x', { status: 404 })
  })
  expect(await screen.findByText('This metering point is not known here')).toBeTruthy()
})
