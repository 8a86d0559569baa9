import { dayNumber } from '../aggregation/index'
import type { ExaminedRun } from './examine-days'
import { pricedRun } from './priced-run'

const first = dayNumber('2026-12-31')
const run: ExaminedRun = {
  ...{
    direction: 'HIGH',
    kind: 'TOO_HIGH',
    goesOn: false,
    usage: 50,
    expected: 20,
    lower: 15,
    upper: 25,
    score: 6,
  },
  days: [
    { day: first, usage: 20, expected: 10 },
    { day: first + 1, usage: 30, expected: 10 },
  ],
}

test('each day of a run is worth what it cost on that day, also over the turn of the year', () => {
  const priced = pricedRun(run, { currency: 'EUR', on: (day) => (day === first ? 0.2 : 0.3) })
  expect(priced.days).toEqual([
    { date: '2026-12-31', usage: 20, expected: 10, money: 2 },
    { date: '2027-01-01', usage: 30, expected: 10, money: 6 },
  ])
  expect(priced).toMatchObject({ money: 8, currency: 'EUR', measured: 50 })
})

test('without a price, also of one day only, nobody knows what it cost', () => {
  expect(pricedRun(run, undefined)).toMatchObject({ money: null, currency: null })
  const partly = pricedRun(run, { currency: 'EUR', on: (day) => (day === first ? 0.2 : NaN) })
  expect(partly).toMatchObject({ money: null, currency: null })
  expect(partly.days.map(({ money }) => money)).toEqual([2, null])
})
