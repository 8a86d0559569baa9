import type { SeriesCompleteness } from '@energycockpit/contract'
import { createTexts, TextsProvider } from '@energycockpit/i18n'
import { FeatureContext, type FeatureProps } from '@energycockpit/remote'
import { bucketStarts } from '@energycockpit/time'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GapCalendar } from './gap-calendar'
import de from './locales/de.json'
import ofFeature from '../texts/en'
import en from './locales/en.json'

const timeZone = 'Europe/London'
const days = bucketStarts(Date.UTC(2024, 0), Date.UTC(2025, 0), 'P1D', timeZone)
const hour = 3_600_000
const expected = days.starts.map((at, place) => ((days.starts[place + 1] ?? days.end) - at) / hour)
/** Of 2024: nothing of January, two hours less and three estimated on 31 March, nothing to come after 10 December. */
const year: SeriesCompleteness = {
  ...{ seriesId: 7, year: 2024, timeZone, at: days.starts, end: days.end },
  expected: expected.map((count, place) => (place < 31 || place >= 345 ? 0 : count)),
  measured: expected.map((count, place) => (place < 31 || place >= 345 ? 0 : place === 90 ? 18 : count)),
  estimated: expected.map((_, place) => (place === 90 ? 3 : 0)),
  ...{ firstAt: '2024-02-01T00:00:00Z', until: new Date(days.starts[345]!).toISOString() },
}

async function draw(isWide: boolean) {
  const texts = createTexts({
    locale: 'en',
    load: () => Promise.resolve({ ...ofFeature, ...en }),
  })
  const matchMedia = () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} })
  Object.assign(window, { matchMedia })
  render(
    <TextsProvider texts={texts} locale="en">
      <FeatureContext value={{ basePath: '/platform' } as unknown as FeatureProps}>
        <GapCalendar completeness={year} label="Days of 2024" pointId="mp 1" />
      </FeatureContext>
    </TextsProvider>,
  )
  return screen.findByRole('grid', { name: 'Days of 2024' })
}
const focused = () => document.activeElement?.getAttribute('aria-label')

test('every day is a cell that says what is there of it, below headings', async () => {
  const grid = await draw(true)
  const named = within(grid).getAllByRole('gridcell', { name: /2024/ })
  expect(named).toHaveLength(366)
  expect(within(grid).getAllByRole('rowheader')).toHaveLength(12)
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(31)
  const labels = named.map((cell) => cell.getAttribute('aria-label'))
  expect(labels[30]).toMatch(/^Wednesday,? 31 January 2024: before the first value$/)
  expect(labels[90]).toMatch(
    /31 March 2024: 18 of 23 values measured, 3 estimated or substituted, 2 missing, a day of 23 hours$/,
  )
  expect(labels[300]).toMatch(/27 October 2024: 25 of 25 values measured, a day of 25 hours$/)
  expect(labels[345]).toMatch(/11 December 2024: still to come$/)
  expect(screen.getByText(/Days without any value: 0, days with a gap: 1\.$/)).toBeTruthy()
})

test('arrow keys lead from day to day, past those that the calendar does not have', async () => {
  const grid = await draw(true)
  const last = within(grid).getByRole('gridcell', { name: /10 December 2024/ })
  expect(
    within(grid)
      .getAllByRole('gridcell')
      .filter((cell) => cell.tabIndex === 0),
  ).toEqual([last])
  await userEvent.tab()
  expect(document.activeElement).toBe(last)
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  expect(focused()).toMatch(/ 1 January/)
  await userEvent.keyboard('{End}{ArrowDown}')
  expect(focused()).toMatch(/31 March/)
  await userEvent.keyboard('{ArrowUp}{Home}{ArrowDown}')
  expect(focused()).toMatch(/ 1 February/)
  const way = screen.getByRole('link', { name: 'Show this day’s values' })
  expect(way.getAttribute('href')).toBe(
    '/platform/analysis?point=mp+1&series=7&from=2024-02-01&to=2024-02-02',
  )
})

test('where there is little room, days stand in rows and months in columns', async () => {
  const grid = await draw(false)
  expect(within(grid).getAllByRole('rowheader')).toHaveLength(31)
  expect(within(grid).getAllByRole('columnheader')).toHaveLength(12)
  await userEvent.click(within(grid).getByRole('gridcell', { name: /31 January/ }))
  await userEvent.keyboard('{ArrowRight}')
  expect(focused()).toMatch(/31 March/)
})

test('both languages have the same texts', () => {
  const keysOf = (texts: object): string[] =>
    Object.entries(texts).flatMap(([key, text]) =>
      typeof text === 'string' ? [key] : keysOf(text as object).map((below) => `${key}.${below}`),
    )
  expect(keysOf(de)).toEqual(keysOf(en))
})
