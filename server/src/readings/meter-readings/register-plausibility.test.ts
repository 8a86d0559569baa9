import { findImplausibleConsumption } from './register-plausibility'

const spans = (...amounts: (number | null)[]) =>
  amounts.map((amount, place) => ({ from: place * 10, to: place * 10 + 10, amount }))

test('ten times the usual is implausible, and the usual is said', () => {
  expect(findImplausibleConsumption(spans(10, 12, 11, 110), 5)).toEqual([
    { kind: 'JUMP', from: 30, to: 40, count: 1, worst: 110, parameters: { usual: 11, times: 5 } },
  ])
})

test('five times is not more than five times', () => {
  expect(findImplausibleConsumption(spans(10, 10, 10, 50), 5)).toEqual([])
})

test('it is compared by the hour: a long span may use more', () => {
  const long = { from: 30, to: 130, amount: 110 }
  expect(findImplausibleConsumption([...spans(10, 12, 11), long], 5)).toEqual([])
})

test('nothing is said with little known, after a standstill, or about the unknown', () => {
  expect(findImplausibleConsumption(spans(10, 12, 1000), 5)).toEqual([])
  expect(findImplausibleConsumption(spans(0, 0, 0, 7), 5)).toEqual([])
  expect(findImplausibleConsumption(spans(10, null, 12, 1000, null), 5)).toEqual([])
})
