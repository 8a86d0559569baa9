import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Baseline, BaselineDriver, BaselineVariance, ComparedColumns } from '@energycockpit/contract'
import { chosenOf, meterSeries, temperatureSeries } from '../../../../joined/series-item.testing'
import { showWidget } from '../../../shown-widget.testing'
import { varianceAnalysis } from '../..'
import View from '../../view'

// Whoever reads is elsewhere than the meter.
jest.mock('@energycockpit/time', () => ({
  ...jest.requireActual<object>('@energycockpit/time'),
  deviceZone: () => 'Asia/Kolkata',
}))

const days: ComparedColumns = {
  ...{ from: ['2026-03-01'], to: ['2026-03-02'], actual: [120], expected: [150], uncertainty: [15] },
  ...{ adjustment: [50], cumulatedUncertainty: [15], compared: [1] },
}
const total = { actual: 120, expected: 150, uncertainty: 15, adjustment: 50, compared: 1 }
const answer: BaselineVariance = {
  amountUnit: 'kWh',
  ...{ unit: 'kWh', timeZone: 'Europe/Berlin', level: 0.8, days, rows: days, total },
  drivers: [],
  meters: [
    {
      ...{ seriesId: 1, meteringPointId: 'mp', name: 'Main', location: 'Hall', refusal: null },
      ...{ shortcomings: [], baselineDays: 365, validDays: 360, weatherStation: 'w' },
      calendar: {
        ...{ country: null, region: null },
        ...{ baseline: { holidays: 0, closedDays: 0 }, reporting: { holidays: 0, closedDays: 0 } },
      },
      ...{
        ...{ faultyDays: 0, faults: [] },
        cvRmse: 0.083,
        nmbe: 0,
        rSquared: 0.87,
        dataChanged: true,
        segments: [],
        level: null,
        drivers: [],
        driversLeftOut: [],
        ...total,
      },
    },
  ],
  provenance: { modelVersion: 1, dataVersion: 'abc' },
}
const id = '5b1f0c52-7d3a-4c8e-9a64-0f2d7c9e4003'
const first: Baseline['versions'][number] = {
  ...{ version: 1, form: 'POOLED', baselineFrom: '2024-01-01', baselineTo: '2025-01-01', modelsOf: 1 },
  ...{ reason: 'Before the new windows', adjustments: [], drivers: [], createdBy: 'Jo Reed' },
  createdAt: '2026-02-01T20:00:00.000Z',
}
const shift = { from: '2025-07-01', to: null, kind: 'PER_DAY', value: 50, reason: 'A second shift' } as const
const second: typeof first = { ...first, version: 2, reason: 'Second shift', adjustments: [shift] }
const saved: Baseline = {
  ...{ id, name: 'Year 2024', unit: 'kWh', seriesIds: [1], revision: 2, versions: [second, first] },
}

function show(options: Record<string, string> = { baseline: 'SAVED', saved: id }, baselines = [saved]) {
  const sent: [name: string, request: { params?: object; query?: object; body?: object }][] = []
  const shown = showWidget({
    ...{ widget: varianceAnalysis, View, chosen: chosenOf([meterSeries], [temperatureSeries]) },
    ...{ days: ['2026-03-01', '2026-04-01'], options: { mode: 'BASELINE', rows: 'P1D', ...options } },
    call: ({ name }, request) => {
      if (name === 'listBaselines') return { baselines, canSave: true }
      const { params, query, body } = request as { params?: object; query?: object; body?: object }
      sent.push([name, { ...(params && { params }), ...(query && { query }), ...(body && { body }) }])
      return name === 'getBaselineVariance' || name === 'getSavedBaselineVariance' ? answer : saved
    },
  })
  return { ...shown, sent }
}
const text = (element: Element) => element.textContent?.replaceAll('\u00a0', ' ')

test('a saved baseline is shown in its latest version, with its reason and its adjustments', async () => {
  const { sent } = show()
  const details = await screen.findByRole('region', { name: 'Saved baseline' })
  expect(text(details)).toMatch(/Year 2024Second shiftVersion 2 of 2 · 2 Feb 2026 · Jo Reed/)
  screen.getByRole('option', { name: '1 (2 Feb 2026)' })
  const row = (await screen.findByRole('rowheader', { name: /^Since 1 Jul/ })).closest('tr')!
  expect(within(row).getAllByRole('cell').map(text)).toEqual(['+50.0 kWh per day', 'A second shift'])
  const day = screen.getByRole('rowheader', { name: 'Sun, 1 Mar 2026' }).closest('tr')!
  expect(within(day).getAllByRole('cell').map(text).slice(0, 3)).toEqual([
    '120.0 kWh',
    '150.0 kWh',
    '+50.0 kWh',
  ])
  expect(screen.getByText(/^Readings in the baseline period of 1 of 1 meters have changed/)).toBeTruthy()
  expect(sent).toEqual([
    [
      'getSavedBaselineVariance',
      {
        params: { baselineId: id, version: '2' },
        query: { rows: 'P1D', from: '2026-03-01', to: '2026-04-01' },
      },
    ],
  ])
})

test('an earlier version and costs stand in the address', async () => {
  const { sent, onChange } = show({ baseline: 'SAVED', saved: id, version: '1', in: 'COST' })
  await screen.findByText('Before the new windows')
  expect(sent[0]![1]).toMatchObject({ params: { version: '1' }, query: { as: 'COST' } })
  await userEvent.selectOptions(screen.getByLabelText('Version'), '2')
  expect(onChange).toHaveBeenLastCalledWith({ options: expect.objectContaining({ version: '2', saved: id }) })
})

test('one that is not there, or not for these meters, is not replaced by another without a word', async () => {
  const { sent } = show({ baseline: 'SAVED', saved: 'x' })
  expect(await screen.findByText('Baseline not available')).toBeTruthy()
  expect(sent).toEqual([])
})

test('what is compared is saved with its reason; what is missing is said', async () => {
  const { sent, onChange } = show({}, [])
  await userEvent.click(await screen.findByRole('button', { name: 'Save baseline …' }))
  const dialog = await screen.findByRole('dialog', { name: 'Save baseline' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add adjustment' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  for (const fault of ['Enter a name.', 'Enter a reason.', /^Enter a number other than 0/])
    expect(within(dialog).getByText(fault)).toBeTruthy()
  await userEvent.type(within(dialog).getByLabelText('Name'), 'Old windows')
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'Before')
  await userEvent.type(within(dialog).getByLabelText('Adjustment'), '-5')
  await userEvent.selectOptions(within(dialog).getByLabelText('Unit'), 'SHARE')
  await userEvent.type(within(dialog).getByLabelText('Reason of the adjustment'), 'Wing empty')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await screen.findByRole('button', { name: 'Save baseline …' })
  expect(sent.at(-1)).toEqual([
    'createBaseline',
    {
      body: {
        ...{ name: 'Old windows', reason: 'Before', series: [1], form: 'POOLED' },
        ...{ baselineFrom: '2025-03-01', baselineTo: '2026-03-01', drivers: [] },
        adjustments: [{ from: '2026-03-01', to: null, kind: 'SHARE', value: -0.05, reason: 'Wing empty' }],
      },
    },
  ])
  expect(onChange).toHaveBeenLastCalledWith({
    options: expect.objectContaining({ baseline: 'SAVED', saved: id }),
  })
})

test('a new version begins with the adjustments of the latest, and keeps its models', async () => {
  const { sent } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'New version …' }))
  const dialog = await screen.findByRole('dialog', { name: 'New version of Year 2024' })
  await userEvent.type(within(dialog).getByLabelText('Reason'), 'The shift has ended')
  await userEvent.type(within(dialog).getByLabelText('Last day'), '2026-01-31')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(sent.at(-1)).toEqual([
    'addBaselineVersion',
    {
      params: { baselineId: id },
      body: {
        ...{ revision: 2, reason: 'The shift has ended', fit: null },
        adjustments: [{ ...shift, to: '2026-02-01' }],
      },
    },
  ])
})

test('a version says what it follows beside the weather, and is fitted anew with it unless somebody unticks it', async () => {
  const beer: BaselineDriver = {
    ...{ seriesId: 5, meteringPointId: 'b', name: 'Beer', location: 'Hall' },
    ...{ quantity: 'VOLUME', unit: 'hl', daily: 'SUM' },
  }
  const { sent } = show(undefined, [{ ...saved, versions: [{ ...first, drivers: [beer] }] }])
  const details = await screen.findByRole('region', { name: 'Saved baseline' })
  expect(text(details)).toContain('Further influences: Beer')
  for (const drivers of [[5], []]) {
    await userEvent.click(await screen.findByRole('button', { name: 'New version …' }))
    const dialog = await screen.findByRole('dialog', { name: 'New version of Year 2024' })
    await userEvent.type(within(dialog).getByLabelText('Reason'), 'Corrected')
    await userEvent.click(within(dialog).getByLabelText('Fit the models anew'))
    const keep = within(dialog).getByLabelText('With further influences: Beer')
    if (drivers.length === 0) await userEvent.click(keep)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
    await screen.findByRole('button', { name: 'New version …' })
    expect(sent.at(-1)).toMatchObject(['addBaselineVersion', { body: { fit: { form: 'POOLED', drivers } } }])
  }
})

test('a deleted one is offered back', async () => {
  const { sent, onChange } = show()
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/'Year 2024' was deleted/)).toBeTruthy()
  expect(onChange).toHaveBeenLastCalledWith({ options: expect.objectContaining({ baseline: 'YEAR_BEFORE' }) })
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(sent.map(([name]) => name).slice(-2)).toEqual(['deleteBaseline', 'restoreBaseline'])
})
