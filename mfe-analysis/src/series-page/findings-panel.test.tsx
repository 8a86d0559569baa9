import { CallError, type ApiClient } from '@energycockpit/api-client'
import { findingKinds, type MeasurementSeries, type MeteringPoint } from '@energycockpit/contract'
import {
  createFormats,
  createTexts,
  NO_BREAK_SPACE,
  TextsProvider,
  type Locale,
  type Translate,
} from '@energycockpit/i18n'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ofPoint from '../point/locales/en.json'
import ofFeature from '../texts/en'
import { explainFinding } from './explain-finding'
import { FindingsPanel } from './findings-panel'
import de from './locales/de.json'
import en from './locales/en.json'

// Whoever reads is elsewhere than the meter.
jest.mock('@energycockpit/time', () => ({
  ...jest.requireActual<object>('@energycockpit/time'),
  deviceZone: () => 'Asia/Kolkata',
}))

const series = { id: 7, quantity: 'ENERGY', unit: 'kWh', interval: 'PT1H' } as MeasurementSeries
const point = {
  ...{ id: 'mp 1', productType: 'GAS', series: [series], location: { timeZone: 'Europe/Berlin' } },
} as MeteringPoint
const hour = 3_600_000
const start = Date.UTC(2026, 2, 1, 5)
const gaps = (count: number) => ({
  ...{
    seriesId: 7,
    quantity: 'ENERGY',
    unit: 'kWh',
    interval: 'PT1H',
    checkedAt: '2026-03-02T00:00:00Z',
    count,
  },
  kind: Array<string>(count).fill('GAP'),
  from: Array.from({ length: count }, (_, place) => start + 2 * place * hour),
  to: Array.from({ length: count }, (_, place) => start + (2 * place + 1) * hour),
  values: Array<number>(count).fill(1),
  worst: Array<null>(count).fill(null),
  parameters: Array.from({ length: count }, () => ({})),
  ...{ foundAt: Array<number>(count).fill(start), importId: Array<null>(count).fill(null) },
})

let requested: object
async function draw(answer: () => object) {
  const texts = createTexts({
    locale: 'en',
    load: () => Promise.resolve({ ...ofFeature, ...ofPoint, ...en }),
  })
  const call = async (_called: unknown, given: object) => {
    requested = given
    return answer()
  }
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext value={{ api: { call } as unknown as ApiClient } as unknown as FeatureProps}>
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <FindingsPanel point={point} series={series} year={2026} />
        </QueryClientProvider>
      </FeatureContext>
    </TextsProvider>,
  )
  return screen.findByRole('region', { name: 'Findings' })
}

test("findings of the location's year stand below each other, the latest first, some at a time", async () => {
  const panel = await draw(() => ({ series: [gaps(25)] }))
  const rows = () => within(panel).getAllByRole('row').slice(1)
  await within(panel).findByText(/Last checked 2 Mar 2026, 05:30\./)
  expect(requested).toMatchObject({
    query: { from: '2025-12-31T23:00:00.000Z', to: '2026-12-31T23:00:00.000Z' },
  })
  expect(rows()).toHaveLength(20)
  expect(rows()[0]!.textContent).toMatch(/^gap3 Mar 2026.*06:00.*07:001No measured value came/)
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect(rows()).toHaveLength(25)
})

test.each([
  ['nothing found', () => ({ series: [gaps(0)] }), 'No findings in 2026'],
  ['not checked', () => ({ series: [{ ...gaps(0), checkedAt: null }] }), 'Not checked'],
  [
    'failed',
    (): never => {
      throw new CallError('unreachable', 'x', { status: 0 })
    },
    'The findings could not be loaded.',
  ],
  ['more than are sent', () => ({ series: [{ ...gaps(3), count: 700 }] }), /The latest 3 of 700 are shown/],
])('%s is said', async (_, answer, said) => {
  const panel = await draw(answer)
  expect(await within(panel).findByText(said)).toBeTruthy()
})

const speaking = async (locale: Locale) => {
  const texts = createTexts({ locale, load: () => Promise.resolve(locale === 'de' ? de : en) })
  await texts.ready
  return { t: texts.i18n.t as Translate, formats: createFormats(locale), locale }
}

test('every kind is explained, with its figures, in both languages', async () => {
  const given: Record<string, Record<string, number>[]> = {
    GAP: [{}, { allowed: 0 }, { allowed: 1 }, { allowed: 4 }],
    ...{ BELOW_LIMIT: [{ limit: 1 }], ABOVE_LIMIT: [{ limit: 1 }] },
    SPIKE: [{ score: 9 }, { score: 9, expected: 30, reached: 12.01 }],
    ...{ STUCK: [{ hours: 24 }], STUCK_ZERO: [{ hours: 24 }, { hours: 18, busyDays: 42 }] },
    JUMP: [{ perHour: 3 }, { perHour: 3, previous: 8 }, { usual: 4, times: 9 }],
    FACTOR_CHANGE: [
      { times: 39.8, factor: 40 },
      { times: 0.0251, factor: 40 },
      { times: 39.8, factor: 40, timesAllowed: 5 },
      { times: 0.0251, factor: 40, timesAllowed: 5 },
    ],
    ...{ ROLL_OVER: [{ register: 100_000, amount: 5 }, { before: 99_999 }] },
    ...{ METER_CHANGE: [{ last: 900, first: 0 }, {}] },
  }
  const seen = new Set<string>()
  for (const locale of ['de', 'en'] as const) {
    const language = await speaking(locale)
    for (const kind of findingKinds)
      for (const parameters of given[kind] ?? [{}]) {
        const found = { kind, parameters, from: start, to: start + 19 * hour, worst: -2.5, unit: 'kWh' }
        const said = explainFinding(found, language)
        expect([kind, said]).toEqual([
          kind,
          expect.not.stringMatching(/foundByChecks|duration\.|\{\{|undefined/),
        ])
        seen.add(said)
      }
  }
  expect(seen.size).toBe(2 * (findingKinds.length + 12))
})

test.each([
  [
    'STUCK_ZERO',
    19,
    { hours: 18, busyDays: 42 },
    'Nothing at all for 19 hours. The limit is 18 hours, because',
  ],
  ['STUCK_ZERO', 4326, { hours: 4320 }, 'Nothing at all for 180 days 6 hours. The limit is 180 days.'],
  ['STUCK', 12.25, { hours: 12 }, 'The same value, 100 kWh, for 12.25 hours. The limit is 12 hours.'],
  // By their usual digits both would be 100 kWh, or 10 of a score.
  ['ABOVE_LIMIT', 1, { limit: 100 }, 'Higher than can be: 100.04 kWh, the limit is 100 kWh.'],
  ['SPIKE', 1, { score: 10, expected: 8, reached: 10.002 }, 'is 10.1; from 10 on it is reported.'],
] as const)('%s over %d hours states what was found and the limit of it, which agree', async (...row) => {
  const [kind, hours, parameters, said] = row
  const found = { kind, parameters, from: start, to: start + hours * hour, worst: 100.04, unit: 'kWh' }
  expect(explainFinding(found, await speaking('en'))).toContain(
    said.replace(/(?<=\d) (?=kWh)/g, NO_BREAK_SPACE),
  )
})
