import type { ApiClient } from '@energycockpit/api-client'
import {
  getFeaturesInOperation,
  getLatestFailures,
  type AnyCall,
  type FailureOfFeature,
  type FeatureInOperation,
} from '@energycockpit/contract'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { OperationPage } from './operation-page'

const analysis: FeatureInOperation = {
  ...{ featureId: 'analysis', version: '0a1b2c3d', loadShare: 0.5 },
  times: { loads: 1_200, medianMs: 347, percentile95Ms: 1_249 },
  ...{ openings: 1_201, brokenOpenings: 1, failures: 2 },
  latestFailure: { kind: 'missing', at: '2026-11-20T10:00:00.000Z' },
}
const home: FeatureInOperation = {
  ...analysis,
  ...{ featureId: 'home-portal', version: null, brokenOpenings: 0, failures: 0, latestFailure: null },
  times: { loads: 3_000, medianMs: 20, percentile95Ms: 40 },
}
const failure: FailureOfFeature = {
  ...{ at: '2026-11-20T10:00:00.000Z', kind: 'missing', featureId: 'analysis', version: '0a1b2c3d' },
  ...{ correlationId: '4f2a-17', isPublic: false },
}
const firstFeature = { loads: 900, medianMs: 1_249, percentile95Ms: 3_300 }

/** What the server was asked, in order: the call's name and its query. */
let requested: [string, object][]
let answers: Record<string, () => unknown>
beforeEach(() => {
  requested = []
  const from = '2026-11-19T10:00:00.000Z'
  answers = {
    [getFeaturesInOperation.name]: () => ({ from, firstFeature, features: [analysis, home] }),
    [getLatestFailures.name]: () => ({ failures: [failure], more: false }),
  }
})

function draw() {
  const texts = createTexts({ locale: 'en', load: () => import('../locales/en.json') })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const call = async ({ name }: AnyCall, { query }: { query: object }) => {
    requested.push([name, query])
    return answers[name]?.()
  }
  render(
    <QueryClientProvider client={queries}>
      <TextsProvider texts={texts} locale="en">
        <FeatureContext value={{ navigate: () => undefined } as unknown as FeatureProps}>
          <OperationPage api={{ call } as unknown as ApiClient} />
        </FeatureContext>
      </TextsProvider>
    </QueryClientProvider>,
  )
}

const featureNames = async () => {
  const region = await screen.findByRole('region', { name: 'Features and versions' })
  return within(region)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent)
}

test('a line names times, counts and the latest failure as they are read', async () => {
  draw()
  const line = (await screen.findByRole('rowheader', { name: 'analysis' })).closest('tr')
  const texts = [...line!.querySelectorAll('td')].map((cell) => cell.textContent?.replaceAll('\u00a0', ' '))
  expect(texts.slice(0, 7)).toEqual(['0a1b2c3d', '1,200', '350 ms', '1.2 s', '50%', '2', '0.08%'])
  expect(texts[7]).toMatch(/^Not found 20 Nov 2026/)
  expect(await screen.findByText('Median of 900 starts')).toBeTruthy()
})

test('the order is that of the heading pressed last', async () => {
  draw()
  expect(await featureNames()).toEqual(['home-portal', 'analysis'])
  fireEvent.click(screen.getByRole('button', { name: 'Median' }))
  expect(await featureNames()).toEqual(['analysis', 'home-portal'])
  expect(screen.getByRole('columnheader', { name: 'Median' }).getAttribute('aria-sort')).toBe('descending')
  fireEvent.change(screen.getByLabelText('Sort by'), { target: { value: 'loads' } })
  expect(await featureNames()).toEqual(['home-portal', 'analysis'])
})

test('another period and way are requested', async () => {
  draw()
  await featureNames()
  fireEvent.click(screen.getByRole('radio', { name: '30 days' }))
  fireEvent.change(await screen.findByLabelText('Times'), { target: { value: 'seen' } })
  await featureNames()
  expect(requested).toContainEqual([getLatestFailures.name, { period: 'P30D' }])
  expect(requested.at(-1)).toEqual([getFeaturesInOperation.name, { period: 'P30D', way: 'seen' }])
})

test('a failure is searched for by what stands in the text', async () => {
  draw()
  await screen.findByText('4f2a-17')
  answers[getLatestFailures.name] = () => ({ failures: [], more: false })
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Reference 4f2a-99 ' } })
  expect(await screen.findByText('No failure with this reference')).toBeTruthy()
  expect(requested.at(-1)).toEqual([getLatestFailures.name, { period: 'P1D', search: '4f2a-99' }])
})

test('empty, each part says why', async () => {
  answers = {
    [getFeaturesInOperation.name]: () => ({ from: failure.at, firstFeature, features: [] }),
    [getLatestFailures.name]: () => ({ failures: [], more: false }),
  }
  draw()
  expect(await screen.findByText('No data in this period')).toBeTruthy()
  expect(await screen.findByText('No failures in this period')).toBeTruthy()
})

test('what cannot be fetched can be requested again, and does not take the other part with it', async () => {
  const answer = answers[getFeaturesInOperation.name]!
  answers[getFeaturesInOperation.name] = () => {
    throw new Error('away')
  }
  draw()
  expect(await screen.findByText('The load times could not be loaded.')).toBeTruthy()
  expect(await screen.findByText('4f2a-17')).toBeTruthy()
  answers[getFeaturesInOperation.name] = answer
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await featureNames()).toHaveLength(2)
})
