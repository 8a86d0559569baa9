import { exportLimits, type ExportPreview } from '@energycockpit/contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { chosenOf, meterSeries, temperatureSeries } from '../../joined/series-item.testing'
import { showWidget } from '../shown-widget.testing'
import { exportMeasurements } from './index'
import View from './view'

const preview: ExportPreview = {
  ...{ timeZone: 'Europe/Berlin', timeZones: ['Europe/Berlin'], seriesCount: 2, shownSeries: 2 },
  ...{ rowCount: 8760, valueCount: 17_520, bytes: { csv: 1_200_000, xlsx: 400_000 } },
  headings: ['start (Europe/Berlin)', 'start (UTC)', 'Mill · Main meter, energy [kWh]'],
  rows: [['2026-10-25T02:00:00+02:00', '2026-10-25T00:00:00Z', 1.25]],
}
const chosen = chosenOf([meterSeries, temperatureSeries])
const days = ['2026-10-25', '2026-10-26'] as const

beforeEach(() => {
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => undefined
  HTMLAnchorElement.prototype.click = () => undefined
})

const show = (more: Partial<Parameters<typeof showWidget>[0]> = {}, found: Partial<ExportPreview> = {}) =>
  showWidget({
    ...{ widget: exportMeasurements, View, chosen, days, call: () => ({ ...preview, ...found }) },
    ...more,
  })

test('the first rows and the size stand there before the download; a German comma in German', async () => {
  const { api } = show({ locale: 'de' })
  expect(await screen.findByText('1,25')).toBeTruthy()
  expect(screen.getByText(/Die ersten 1 von 8\.760 Zeilen/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /CSV herunterladen.*etwa 1,2\sMB/ })).toBeTruthy()
  expect(api.call.mock.calls[0]![1]).toMatchObject({ query: { layout: 'wide', granularity: 'raw' } })
})

test('what is chosen stands in the address', async () => {
  const { onChange } = show()
  await screen.findByText('1.25')
  await userEvent.click(screen.getByRole('radio', { name: 'Row per value' }))
  expect(onChange).toHaveBeenLastCalledWith({ options: { layout: 'long' } })
  await userEvent.selectOptions(screen.getByLabelText('Time zone'), 'UTC')
  expect(onChange).toHaveBeenLastCalledWith({ options: { zone: 'UTC' } })
  await userEvent.selectOptions(screen.getByLabelText('Resolution'), 'P1D')
  expect(onChange).toHaveBeenLastCalledWith({ granularity: 'P1D' })
})

test('a download shows how far it is, and can be cancelled: nothing is saved then', async () => {
  let signal: AbortSignal | undefined
  show({
    file: (_call, request) => {
      signal = request.signal
      request.onProgress(600_000)
      return new Promise((_, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
      })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Download CSV/ }))
  const bar = await screen.findByRole('progressbar')
  await waitFor(() => expect(Number(bar.getAttribute('value'))).toBe(0.5))
  await userEvent.click(screen.getByRole('button', { name: 'Cancel download' }))
  expect(signal?.aborted).toBe(true)
  expect(await screen.findByText('The download was cancelled.')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.queryByText(/could not be downloaded/)).toBeNull()
})

test('a file that breaks off is said to be none, and a whole one by its name', async () => {
  const file = jest.fn(async () => ({ name: 'Measurements.xlsx', content: new Blob() }) as unknown)
  file.mockImplementationOnce(() => Promise.reject(new Error('broken off')))
  show({ file })
  const button = await screen.findByRole('button', { name: /Download XLSX/ })
  await userEvent.click(button)
  expect(await screen.findByText(/could not be downloaded completely/)).toBeTruthy()
  await userEvent.click(button)
  expect(await screen.findByText(/‘Measurements\.xlsx’ has been downloaded/)).toBeTruthy()
})

test('too large a file is refused before it is begun, with what to do', async () => {
  show({}, { valueCount: exportLimits.values + 1, bytes: { csv: null, xlsx: null } })
  expect(
    await screen.findByText(/choose a coarser resolution, a shorter period or fewer series/),
  ).toBeTruthy()
  for (const name of [/Download CSV/, /Download XLSX/])
    expect(screen.getByRole('button', { name }).getAttribute('aria-disabled')).toBe('true')
})

test('a file with too many rows for a spreadsheet can still be CSV; several zones and what is left out are named', async () => {
  show(
    {},
    {
      ...{ bytes: { csv: 9_000_000, xlsx: null }, timeZones: ['Europe/Berlin', 'Europe/London'] },
      leftOut: [
        {
          ...{ seriesId: 9, meteringPointId: 'v', name: 'Ratio' },
          reasons: [{ code: 'FORMULA_INVALID', title: 'x' }] as never,
        },
      ],
    },
  )
  expect(await screen.findByText(/A spreadsheet has at most 1,048,575 rows/)).toBeTruthy()
  expect(screen.getByText(/2 time zones: Europe\/Berlin, Europe\/London/)).toBeTruthy()
  expect(screen.getByText(/1 series cannot be calculated.*Ratio/)).toBeTruthy()
  expect(screen.getByRole('button', { name: /Download CSV/ }).getAttribute('aria-disabled')).toBe('false')
})
