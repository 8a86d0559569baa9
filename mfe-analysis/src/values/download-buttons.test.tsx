import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { CallError } from '@energycockpit/api-client'
import { downloadSeriesValues, type SeriesValues } from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext } from '@energycockpit/remote'
import type { ShownAs } from '../choice/shown-as'
import { DownloadButtons } from './download-buttons'
import ofFeature from '../texts/en'
import ofWidgets from '../widgets/locales/en.json'
import ofPoint from '../point/locales/en.json'

const values: SeriesValues = {
  ...{ seriesId: 7, quantity: 'ENERGY', unit: 'kWh', timeZone: 'Europe/London', granularity: 'P1D' },
  ...{ aggregation: 'SUM', function: 'SUM', from: '2026-11-01T00:00:00Z', to: '2026-11-03T00:00:00Z' },
  ...{ at: [], value: [], measured: [], estimated: [] },
  total: { value: 1, minimum: 1, maximum: 1, mean: 1, measured: 1, estimated: 0, expected: 48 },
}

/** The server's answer to a download. */
let file: jest.Mock

async function show(shown: ShownAs = { as: undefined, per: undefined }) {
  const texts = createTexts({
    locale: 'en',
    load: async () => ({ default: { ...ofFeature, ...ofWidgets, ...ofPoint } }),
  })
  const api = { file: (...requested: unknown[]) => file(...requested) as unknown }
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext value={{ api } as never}>
        <QueryClientProvider client={new QueryClient()}>
          <DownloadButtons values={values} shown={shown} />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  await screen.findByText(/^Every value of the period/)
}

const saved: { name: string; content: Blob }[] = []
beforeEach(() => {
  saved.length = 0
  const contents: Blob[] = []
  Object.assign(URL, {
    createObjectURL: (content: Blob) => `blob:${contents.push(content)}`,
    revokeObjectURL: () => undefined,
  })
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: contents.at(-1)! })
  })
})

test('a download is of what is shown, in the language of the page and under the name that the server gives it', async () => {
  const content = new Blob(['a;b'])
  file = jest.fn(async () => ({ name: 'Main meter, cost.xlsx', content }))
  await show({ as: 'COST', per: undefined })
  await userEvent.click(screen.getByRole('button', { name: 'Download XLSX' }))
  expect(await screen.findByText('‘Main meter, cost.xlsx’ has been downloaded.')).toBeTruthy()
  expect(saved).toEqual([{ name: 'Main meter, cost.xlsx', content }])
  const { from, to } = values
  expect(file).toHaveBeenCalledWith(
    downloadSeriesValues,
    expect.objectContaining({
      params: { seriesId: 7 },
      query: {
        ...{ from, to, granularity: 'P1D', function: 'SUM', unit: 'kWh', as: 'COST', per: undefined },
        ...{ format: 'xlsx', language: 'en' },
      },
    }),
  )
})

test('it shows how much has come, and is made once', async () => {
  let finish = (_: { name: string; content: Blob }) => {}
  file = jest.fn((_, { onProgress }: { onProgress: (bytes: number) => void }) => {
    onProgress(1_234_567)
    return new Promise((resolve) => (finish = resolve))
  })
  await show()
  const button = screen.getByRole('button', { name: /^Download CSV/ })
  await userEvent.click(button)
  expect(button.textContent).toContain('1,235\u00a0kB')
  expect(screen.getByText('The file (CSV) is being loaded')).toBeTruthy()
  await userEvent.click(button)
  expect(file).toHaveBeenCalledTimes(1)
  finish({ name: 'a.csv', content: new Blob([]) })
  await screen.findByText('‘a.csv’ has been downloaded.')
  expect(button.textContent).toBe('Download CSV')
})

test('one that fails says why and what to name, and can be tried again', async () => {
  const errorObject = { id: 'c-9', status: 400, reasons: [{ code: 'TOO_MANY_POINTS', title: 'x' }] }
  const error = new CallError('refused', 'x', { status: 400, errorObject })
  file = jest.fn(() => Promise.reject(error))
  await show()
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(
    /^The file \(CSV\) could not be loaded\. .* Reference: c-9$/,
  )
  file = jest.fn(async () => ({ name: undefined, content: new Blob([]) }))
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }))
  await screen.findByText('‘7.csv’ has been downloaded.')
  expect(screen.queryByRole('alert')).toBeNull()
})
