import { intervalsRead } from '../../calculations/derived/sources'
import { queryPeriod, refuseAges, refuseTooMany } from './query-period'

const seriesInterval = (interval: 'PT1S' | 'PT1M' | 'PT15M' | 'PT1H' | 'P1D') => ({
  interval,
  timeZone: 'Europe/Berlin',
})
const years = (from: number, to: number) => ({ from: Date.UTC(from, 0), to: Date.UTC(to, 0) })
const codeOf = (work: () => unknown) => {
  try {
    work()
    return 'answered'
  } catch (error) {
    return (error as { code: string }).code
  }
}

test.each([
  // 31.6 million seconds a year; 500 series of quarter hours have 17.5 million values.
  ['six years of seconds', years(2020, 2026), [seriesInterval('PT1S')], 'answered'],
  ['seven years of seconds', years(2019, 2026), [seriesInterval('PT1S')], 'PERIOD_TOO_LONG'],
  [
    'ten years of a portfolio',
    years(2016, 2026),
    Array<ReturnType<typeof seriesInterval>>(500).fill(seriesInterval('PT15M')),
    'answered',
  ],
  [
    'twelve years of it',
    years(2014, 2026),
    Array<ReturnType<typeof seriesInterval>>(500).fill(seriesInterval('PT15M')),
    'PERIOD_TOO_LONG',
  ],
  // Nothing is stored before 1970 nor after 2106.
  ['ages of hours', { from: -6e13, to: 2.5e14 }, [seriesInterval('PT1H')], 'answered'],
  ['ages of days', { from: -6e13, to: 2.5e14 }, [seriesInterval('P1D')], 'answered'],
  ['no series at all', years(2000, 2100), [], 'answered'],
])('%s: what is too much to be read is refused before it is', (_, period, grids, expected) => {
  expect(codeOf(() => refuseTooMany(period, grids))).toBe(expected)
})

test('days are looked up one by one, and so not for ages', () => {
  expect(codeOf(() => refuseAges(years(1900, 2099), [seriesInterval('PT1H'), seriesInterval('P1D')]))).toBe(
    'answered',
  )
  expect(codeOf(() => refuseAges(years(1800, 2099), [seriesInterval('PT1H'), seriesInterval('P1D')]))).toBe(
    'PERIOD_TOO_LONG',
  )
  expect(codeOf(() => refuseAges(years(1800, 2099), [seriesInterval('PT1H')]))).toBe('answered')
})

test('of a virtual meter counts what is read for it', () => {
  const virtual = { id: 7, ...seriesInterval('PT1H') }
  expect(intervalsRead(virtual, {})).toEqual([virtual])
  const inputs = [seriesInterval('PT1S'), seriesInterval('PT1S')]
  const reads = (id: number) => (id === 7 ? inputs : [])
  expect(intervalsRead(virtual, { reads })).toBe(inputs)
  expect(intervalsRead({ ...virtual, id: 8 }, { reads })).toEqual([{ ...virtual, id: 8 }])
  expect(codeOf(() => refuseTooMany(years(2022, 2026), intervalsRead(virtual, { reads })))).toBe(
    'PERIOD_TOO_LONG',
  )
})

test('many series are compared over twenty years at most', () => {
  const requested = (from: string) => ({ from, to: '2026-01-01T00:00:00Z' })
  expect(codeOf(() => queryPeriod(requested('2007-01-01T00:00:00Z'), []))).toBe('answered')
  expect(codeOf(() => queryPeriod(requested('2005-01-01T00:00:00Z'), []))).toBe('PERIOD_TOO_LONG')
  expect(codeOf(() => queryPeriod(requested('2026-01-01T00:00:00Z'), []))).toBe('PERIOD_REVERSED')
})
