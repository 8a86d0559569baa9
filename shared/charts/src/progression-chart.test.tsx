import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { BucketLength, ChartValues } from './chart-values'
import { ProgressionChart } from './progression-chart'

const hour = 3_600_000
const subject = {
  label: 'Electricity',
  seriesLabel: 'Electricity',
  carrier: 'electricity',
  modelled: false,
} as const

/** `count` buckets of one length that end on 1 January 2026, UTC. */
function bucketsUntil2026(granularity: BucketLength, length: number, count: number): ChartValues {
  const to = Date.UTC(2026, 0, 1)
  const at = Array.from({ length: count }, (_, index) => to - (count - index) * length)
  const every = <Value,>(value: Value) => at.map(() => value)
  return {
    ...{ unit: 'kWh', timeZone: 'UTC', granularity, aggregation: 'SUM', at },
    ...{ from: new Date(at[0] ?? to).toISOString(), to: new Date(to).toISOString() },
    ...{ value: at.map((_, index) => index), measured: every(1), estimated: every(0) },
    total: { value: 1, mean: 1, measured: 1, estimated: 0, expected: count },
  }
}

const days = bucketsUntil2026('P1D', 24 * hour, 365)
const week = bucketsUntil2026('P1D', 24 * hour, 7)
const chart = (values: ChartValues) => (
  <ProgressionChart locale="en" subject={subject} values={values} now={Date.UTC(2026, 5, 1)} />
)
const shown = async () => (await screen.findByRole('slider')).getAttribute('aria-valuetext')

async function withCursorAt(key: string) {
  const drawn = render(chart(days))
  const slider = await screen.findByRole('slider')
  await userEvent.click(slider)
  await userEvent.keyboard(key)
  return (values: ChartValues) => drawn.rerender(chart(values))
}

test('the cursor stays at its time where the values that take the place of others hold it', async () => {
  const show = await withCursorAt('{End}')
  expect(await shown()).toContain('31 December 2025')
  show(week)
  expect(await shown()).toContain('31 December 2025')
  show(bucketsUntil2026('PT1H', hour, 48))
  expect(await shown()).toContain('31 Dec 2025, 00:00–01:00')
})

test.each([
  ['fewer values', week],
  ['none', bucketsUntil2026('P1D', 24 * hour, 0)],
])('the cursor goes when its time is not in what takes the place of the values: %s', async (_, next) => {
  const show = await withCursorAt('{Home}')
  expect(await shown()).toContain('1 January 2025')
  show(next)
  expect(await shown()).not.toContain('1 January 2025')
  expect(await screen.findByText(/Drag to zoom/)).toBeTruthy()
})

test('what is compared is read beside each value, in the legend and in the table', async () => {
  const comparison = {
    ...{ label: 'Previous year', when: '24–30 Dec 2024', value: [10, 20, null], total: 30 },
    ...{ at: [0, 1, 2].map((day) => Date.UTC(2024, 11, 24 + day)), to: Date.UTC(2024, 11, 27) },
  }
  const drawn = (values: ChartValues) => (
    <ProgressionChart {...{ locale: 'en', subject, values, comparison }} now={Date.UTC(2026, 5, 1)} />
  )
  render(drawn(week))
  const slider = await screen.findByRole('slider')
  await userEvent.click(slider)
  await userEvent.keyboard('{Home}')
  expect(await shown()).toMatch(
    /^Thursday, 25 December 2025; Electricity: 0.*; Previous year \(Tuesday, 24 December 2024\): 10/,
  )
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(await shown()).toContain('Previous year (Thursday, 26 December 2024): no value')
  // Beside the last days there is none.
  await userEvent.keyboard('{End}')
  expect(await shown()).not.toContain('Previous year')
  expect(screen.getByRole('button', { name: /Previous year \(24–30 Dec 2024\)/ }).textContent).toContain('30')
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
  const [, first, second] = screen.getAllByRole('row')
  expect([first, second].map((row) => row!.querySelectorAll('td')[1]!.textContent)).toEqual([
    ...['10.0\u00a0kWh', '20.0\u00a0kWh'],
  ])
})

test('what is beside the values in the same period needs neither its dates in the legend nor its start in the table', async () => {
  const model = { label: 'Model', value: [10, 20, 30], at: [], to: 0, total: 60 }
  render(
    <ProgressionChart
      {...{ locale: 'en', subject, values: week, comparison: model }}
      now={Date.UTC(2026, 5, 1)}
    />,
  )
  const slider = await screen.findByRole('slider')
  await userEvent.click(slider)
  await userEvent.keyboard('{Home}')
  expect(await shown()).toContain('; Model: 10')
  expect(screen.getByRole('button', { name: /^Model/ }).textContent).toMatch(/^ModelSum 60/)
})

test('every line of the legend has its text, also of values that are drawn by stretches', async () => {
  const values = bucketsUntil2026('PT1H', hour, 48)
  const segments = {
    ...{ first: values.at[0]!, length: 24 * hour, bucketLength: hour },
    ...{ measured: [0.9, 0], estimated: [0.1, 0] },
  }
  const value = values.value.map((one, place) => (place < 24 ? one : null))
  render(chart({ ...values, value, segments }))
  await screen.findByRole('slider')
  for (const item of screen.getAllByRole('listitem')) expect(item.textContent).not.toContain('chart.')
  expect(screen.getByText(/1 period with estimated or substituted values/)).toBeTruthy()
})

test('annotations are read at the cursor, listed below and a column of the table', async () => {
  const noon = Date.UTC(2025, 11, 31, 12)
  const annotations = [
    { id: 'a', at: Date.UTC(2025, 0, 1), text: 'First' },
    { id: 'b', at: noon, text: 'New meter' },
  ]
  render(
    <ProgressionChart {...{ locale: 'en', subject, values: week, now: Date.UTC(2026, 5, 1), annotations }} />,
  )
  ;(await screen.findByRole('slider')).focus()
  await userEvent.keyboard('{End}')
  expect(await shown()).toMatch(/; Annotation 2: New meter$/)
  expect(screen.getByRole('list', { name: 'Annotations' }).textContent).toContain('31 Dec 2025, 12:00')
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
  expect(screen.getAllByRole('row').at(-1)?.textContent).toContain('2: New meter')
})
