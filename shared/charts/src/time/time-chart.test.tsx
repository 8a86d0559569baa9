import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFormats } from '@energycockpit/i18n'
import { ChartCursor } from '../chart-cursor'
import { hour, seriesOf, start } from './example-series.testing'
import { legendSheet } from './legend-sheet'
import { seriesSigns } from './series-signs'
import { TimeChart, type TimeChartProps } from './time-chart'

const day = Array.from({ length: 24 }, (_, place) => place)
const one = seriesOf('a', { value: day })
const other = seriesOf('b', { value: day.map((each) => (each === 3 ? null : each * 2)) })
const weather = seriesOf('w', { value: day, unit: '°C', aggregation: 'MEAN' }, { carrier: 'weather' })
const water = seriesOf('d', { value: day, unit: 'm³' }, { carrier: 'water' })

const chart = (more: Partial<TimeChartProps> = {}) => (
  <TimeChart locale="en" title="Main building" series={[one, other]} now={start + 500 * hour} {...more} />
)
const slider = () => screen.findByRole('slider')
const read = async () =>
  (await slider()).getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ').replaceAll('\u2009', ' ')

test('the cursor reads every series at one instant, a missing value too', async () => {
  render(chart())
  const drawing = await slider()
  drawing.focus()
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}')
  expect(await read()).toBe('Mon, 1 Jun 2026, 03:00–04:00; Series a: 3.0 kWh; Series b: no value')
  await userEvent.keyboard('{Escape}')
  expect(await read()).toBe('Monday, 1 June 2026')
})

test('what is read in one chart is read in the others of the page', async () => {
  render(
    <ChartCursor>
      {chart()}
      {chart({ title: 'Weather', series: [weather] })}
    </ChartCursor>,
  )
  const [first, second] = await screen.findAllByRole('slider')
  first!.focus()
  await userEvent.keyboard('{Home}{ArrowRight}')
  expect(second!.getAttribute('aria-valuetext')).toContain('Series w: 1.0')
})

test('the legend switches a series off and on again, and keeps its figure', async () => {
  render(chart())
  const button = await screen.findByRole('button', { name: /Series b/ })
  expect(button.textContent).toContain('Sum 546')
  await userEvent.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('false')
  expect(button.textContent).toContain('Sum 546')
  await userEvent.click(screen.getByRole('radio', { name: 'Table' }))
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Period', 'Series a'])
  await userEvent.click(button)
  expect(screen.getAllByRole('columnheader')).toHaveLength(3)
})

test('what has come together has no sum but what it came to', async () => {
  const cumulated = seriesOf('c', { value: [3, 1, -4] }, { isCumulated: true })
  render(
    chart({
      series: [
        { ...cumulated, values: { ...cumulated.values, total: { ...cumulated.values.total, value: -4 } } },
      ],
    }),
  )
  const legend = await screen.findByRole('list', { name: 'Series' })
  expect(legend.textContent).toMatch(/At the end.+4/)
  expect(legend.textContent).not.toContain('Sum')
})

test('what a comparison lacks is no gap', async () => {
  const before = seriesOf(
    'c',
    { value: day.map((each) => (each === 23 ? null : each)) },
    { isComparison: true },
  )
  render(chart({ series: [one, before] }))
  expect(await screen.findByRole('button', { name: /Series c/ })).toBeTruthy()
  expect(screen.queryByText(/without values/)).toBeNull()
})

test('a zoom is none of another period', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  try {
    const { rerender } = render(chart({ series: [one] }))
    await jest.advanceTimersByTimeAsync(0)
    const drawing = screen.getByRole('slider')
    fireEvent.keyDown(drawing, { key: '+' })
    await act(() => jest.advanceTimersByTimeAsync(300))
    expect(drawing.getAttribute('aria-valuemax')).toBe('11')
    rerender(chart({ series: [seriesOf('a', { value: day, first: start + 10 * hour })] }))
    expect(drawing.getAttribute('aria-valuemax')).toBe('23')
  } finally {
    jest.useRealTimers()
  }
})

describe('the legend of many series', () => {
  const many = Array.from({ length: 10 }, (_, place) => seriesOf(String(place), { value: day })).flatMap(
    (each) => [
      each,
      {
        ...seriesOf(`${each.id} before`, { value: day }, { isComparison: true, comparedTo: each.id }),
        beside: { name: 'Previous year', when: '1 Jun 2025', at: day, to: 24 },
      },
    ],
  )
  const buttons = () =>
    within(screen.getByRole('list', { name: 'Series' }))
      .getAllByRole('button')
      .map((button) => button.textContent)

  test('has each comparison beside its series, and is folded until one asks for all', async () => {
    render(chart({ series: many }))
    const more = await screen.findByRole('button', { name: 'Show all 10 series' })
    expect(buttons()).toHaveLength(12)
    expect(screen.getByRole('list', { name: 'Series' }).children[0]!.textContent).toMatch(
      /^Series 0Sum .*Previous year.*Series 0 beforeSum /,
    )
    expect(screen.getByText('Previous year: 1 Jun 2025')).toBeTruthy()
    await userEvent.click(more)
    expect(buttons()).toHaveLength(20)
    await userEvent.click(screen.getByRole('button', { name: /^Series 9\s?Sum/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Show fewer series', expanded: true }))
    expect(buttons()).toHaveLength(12)
  })

  test('is whole in a file', () => {
    const { t, formats } = { t: (key: string) => key, formats: createFormats('en') }
    const entries = legendSheet({
      ...{ series: many, hidden: new Set(['3']), signs: seriesSigns(many), isSingle: false },
      ...{ formats, t: t as never, keys: [{ text: 'Weekend', colour: '--hairline', sign: 'outline' }] },
    })
    expect(entries).toHaveLength(20)
    expect(entries.map(({ label }) => label)).not.toContain('Series 3')
    expect(entries.at(-1)).toEqual({ label: 'Weekend', colour: '--hairline', sign: 'outline' })
  })
})

test('the table of one series says once how much of a value is measured', async () => {
  const values = {
    ...one.values,
    measured: one.values.measured.map((share, place) => (place === 2 ? 0.5 : share)),
  }
  render(chart({ series: [{ ...one, values }] }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Table' }))
  const row = screen.getByRole('row', { name: /02:00–03:00/ })
  expect(row.textContent!.replaceAll('\u00a0', ' ')).toMatch(/2\.0 kWh50%$/)
})

test('a third unit is refused in words until one of the others is switched off', async () => {
  render(chart({ series: [one, weather, water] }))
  expect((await screen.findByRole('note')).textContent).toContain('at most two value axes (kWh, °C)')
  expect(screen.getByRole('note').textContent).toContain('Series d')
  await userEvent.click(screen.getByRole('button', { name: /Series w/ }))
  expect(screen.queryByRole('note')).toBeNull()
})

test('a zoom is told to the page when it rests, and undone with the whole period', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  try {
    const onZoom = jest.fn()
    const { rerender } = render(chart({ onZoom }))
    await jest.advanceTimersByTimeAsync(0)
    const drawing = screen.getByRole('slider')
    fireEvent.keyDown(drawing, { key: '+' })
    fireEvent.keyDown(drawing, { key: 'ArrowRight', shiftKey: true })
    expect(onZoom).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(300)
    const zoomed = { from: start + 12 * hour, to: start + 24 * hour }
    expect(onZoom.mock.calls).toEqual([[zoomed]])
    rerender(chart({ onZoom, zoomed }))
    expect(drawing.getAttribute('aria-valuemax')).toBe('11')
    fireEvent.keyDown(drawing, { key: '0' })
    await jest.advanceTimersByTimeAsync(300)
    expect(onZoom).toHaveBeenLastCalledWith(undefined)
  } finally {
    jest.useRealTimers()
  }
})

test('finer values are read as soon as the window lies in them', async () => {
  const finer = seriesOf('a', { value: day, granularity: 'PT15M', length: hour / 4 }).values
  const zoomed = { from: start + hour, to: start + 3 * hour }
  render(chart({ series: [{ ...one, finer }], zoomed, onZoom: () => undefined }))
  expect(await screen.findByText(/per 15 minutes/)).toBeTruthy()
  const drawing = await slider()
  drawing.focus()
  await userEvent.keyboard('{Home}')
  expect(await read()).toContain('01:00–01:15; Series a: 4.0')
})

test('a hundred thousand rows come in pages, with the quality of each value', async () => {
  const value = Array.from({ length: 100_000 }, () => 1)
  const estimated = value.map((_, place) => (place === 0 ? 1 : 0))
  render(chart({ series: [seriesOf('a', { value, estimated })] }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Table' }))
  expect(screen.getAllByRole('row')).toHaveLength(201)
  expect(screen.getByText('100% estimated')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Show 200 more rows' }))
  expect(screen.getAllByRole('row')).toHaveLength(401)
})

describe('annotations', () => {
  const annotations = [
    { id: 'chiller', at: start + hour, text: 'New chiller', about: 'Main building' },
    { id: 'off', at: start + 3 * hour, to: start + 5 * hour, text: 'Switched off' },
    { id: 'whole', at: start, to: start + 24 * hour, text: 'Holiday' },
  ]

  test('are listed with their number, their time and what may be done with them', async () => {
    render(chart({ annotations, annotationSteps: ({ text }) => <button>Change {text}</button> }))
    const list = await screen.findByRole('list', { name: 'Annotations' })
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '11 Jun 2026, 01:00 · Main buildingNew chillerChange New chiller',
      '21 Jun 2026, 03:00 – 1 Jun 2026, 05:00Switched offChange Switched off',
      '3Monday, 1 June 2026HolidayChange Holiday',
    ])
  })

  test('are read where the cursor stands', async () => {
    render(chart({ annotations }))
    ;(await slider()).focus()
    await userEvent.keyboard('{Home}{ArrowRight}')
    expect(await read()).toMatch(/Annotation 1: New chiller; Annotation 3: Holiday$/)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(await read()).toMatch(/Annotation 2: Switched off; Annotation 3: Holiday$/)
    await userEvent.keyboard('{ArrowRight}')
    expect(await read()).not.toContain('Switched off')
  })

  test('have a column of the table', async () => {
    render(chart({ annotations }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Table' }))
    expect(screen.getByRole('row', { name: /04:00–05:00/ }).textContent).toContain(
      '2: Switched off; 3: Holiday',
    )
    expect(screen.getByRole('row', { name: /05:00–06:00/ }).textContent).not.toContain('Switched')
  })
})
