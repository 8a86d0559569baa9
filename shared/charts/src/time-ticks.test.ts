import { createFormats } from '@energycockpit/i18n'
import { bucketStarts, presetPeriod, type PeriodPreset } from '@energycockpit/time'
import type { BucketLength } from './chart-values'
import { tickLabel } from './tick-labels'
import { timeTicks } from './time-ticks'

const zone = 'Europe/London'
const now = new Date('2026-11-21T12:00:00Z')

function startsOf(preset: PeriodPreset, length: Exclude<BucketLength, 'raw'>) {
  const { from, to } = presetPeriod(preset, now, zone)
  return bucketStarts(from.getTime(), to.getTime(), length, zone).starts
}

function labels(
  preset: PeriodPreset,
  length: Exclude<BucketLength, 'raw'>,
  width: number,
  locale: 'de' | 'en' = 'en',
) {
  const starts = startsOf(preset, length)
  return timeTicks(starts, length, zone, width).map((tick, place) =>
    tickLabel(tick, starts[tick.index]!, zone, createFormats(locale), place === 0),
  )
}

test('a day of hours on a wide screen is marked every hour or two, the first mark says the day', () => {
  const [first, second] = labels('LAST_DAY', 'PT1H', 700)
  expect(first).toEqual(['00:00', '20 Nov'])
  expect(second).toEqual(['02:00'])
})

test('a week of hours on a phone is marked by days', () => {
  expect(labels('LAST_WEEK', 'PT1H', 260, 'de')).toEqual([
    ['9', 'Mo'],
    ['10', 'Di'],
    ['11', 'Mi'],
    ['12', 'Do'],
    ['13', 'Fr'],
    ['14', 'Sa'],
    ['15', 'So'],
  ])
})

test('a month of days is marked by its days where there is room, else by its Mondays', () => {
  const wide = labels('LAST_MONTH', 'P1D', 740)
  expect(wide).toHaveLength(31)
  expect(wide[0]).toEqual(['1', 'Oct'])
  expect(labels('LAST_MONTH', 'P1D', 260)).toEqual([['5 Oct'], ['12 Oct'], ['19 Oct'], ['26 Oct']])
})

test('months, quarters and years are never marked finer than they are', () => {
  expect(labels('LAST_YEAR', 'P1M', 900).map(([month]) => month)).toHaveLength(12)
  expect(labels('LAST_YEAR', 'P1M', 900)[0]).toEqual(['Jan', '2025'])
  expect(labels('LAST_YEAR', 'P3M', 900)).toEqual([['Q1', '2025'], ['Q2'], ['Q3'], ['Q4']])
  expect(labels('CURRENT_YEAR_PLUS_2', 'P1Y', 900)).toEqual([['2024'], ['2025'], ['2026']])
})

const views: [PeriodPreset, Exclude<BucketLength, 'raw'>][] = [
  ['LAST_DAY', 'PT15M'],
  ['LAST_DAY', 'PT1H'],
  ['LAST_WEEK', 'PT15M'],
  ['LAST_WEEK', 'PT1H'],
  ['LAST_WEEK', 'P1D'],
  ['LAST_MONTH', 'PT1H'],
  ['LAST_MONTH', 'P1D'],
  ['LAST_QUARTER', 'P1D'],
  ['LAST_YEAR', 'PT1H'],
  ['LAST_YEAR', 'P1D'],
  ['LAST_YEAR', 'P1M'],
  ['CURRENT_YEAR_PLUS_6', 'P1M'],
  ['CURRENT_YEAR_PLUS_6', 'P1Y'],
]

/** Figtree at 12 px is hardly ever wider than this for one character. */
const CHARACTER = 7

describe.each([260, 320, 640, 900, 1300])('on %d px', (width) => {
  test.each(views)('no label of %s by %s touches the next, and there is at least one', (preset, length) => {
    for (const locale of ['de', 'en'] as const) {
      const starts = startsOf(preset, length)
      const ticks = timeTicks(starts, length, zone, width)
      expect(ticks.length).toBeGreaterThan(0)
      const perBucket = width / starts.length
      const widths = ticks.map((tick, place) => {
        const lines = tickLabel(tick, starts[tick.index]!, zone, createFormats(locale), place === 0)
        return Math.max(...lines.map((line) => line.length * CHARACTER))
      })
      for (let place = 1; place < ticks.length; place++) {
        const distance = (ticks[place]!.index - ticks[place - 1]!.index) * perBucket
        expect(distance).toBeGreaterThanOrEqual((widths[place]! + widths[place - 1]!) / 2)
      }
    }
  })
})

test('nothing has no marks', () => {
  expect(timeTicks([], 'PT1H', zone, 500)).toEqual([])
})

test('a month on a phone is marked by every second Monday, where each Monday has no room', () => {
  const { starts } = bucketStarts(Date.UTC(2026, 9, 1), Date.UTC(2026, 10, 1), 'P1D', 'UTC')
  const labels = (width: number) =>
    timeTicks(starts, 'P1D', 'UTC', width).map(({ index, kind }) => `${kind} ${index + 1}`)
  expect(labels(300)).toEqual(['week 5', 'week 12', 'week 19', 'week 26'])
  expect(labels(200)).toEqual(['week 12', 'week 26'])
})
