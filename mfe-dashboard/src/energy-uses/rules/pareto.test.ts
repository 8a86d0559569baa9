import { pareto } from './pareto'

const ranked = (values: Readonly<Record<string, number | null>>, threshold = 0.8) =>
  pareto(
    Object.entries(values).map(([name, value]) => ({ key: name, name, value })),
    { threshold, locale: 'en' },
  ).map(({ item, rank, share, cumulative, isCandidate }) => [
    ...[item.name, rank, share === null ? null : Math.round(share * 1000) / 10],
    ...[cumulative === null ? null : Math.round(cumulative * 1000) / 10, isCandidate],
  ])

test('the fewest that make up the threshold together are candidates, with the one that crosses it', () => {
  expect(ranked({ a: 10, b: 60, c: 25, d: 5 })).toEqual([
    ['b', 1, 60, 60, true],
    ['c', 2, 25, 85, true],
    ['a', 3, 10, 95, false],
    ['d', 4, 5, 100, false],
  ])
})

test('what reaches the threshold exactly is enough, also where binary fractions fall short of it', () => {
  expect(ranked({ a: 0.7, b: 0.1, c: 0.2 }, 0.9).filter(([, , , , isCandidate]) => isCandidate)).toEqual([
    ['a', 1, 70, 70, true],
    ['c', 2, 20, 90, true],
  ])
})

test('the same value has the same rank, and is a candidate with the other', () => {
  expect(ranked({ b10: 20, b2: 20, a: 60 })).toEqual([
    ['a', 1, 60, 60, true],
    ['b2', 2, 20, 80, true],
    ['b10', 2, 20, 100, true],
  ])
})

test('a single one is the whole', () => {
  expect(ranked({ all: 7 })).toEqual([['all', 1, 100, 100, true]])
})

test('nothing of zero is a candidate, not even at a threshold of 100 %', () => {
  expect(ranked({ a: 1, none: 0 }, 1)).toEqual([
    ['a', 1, 100, 100, true],
    ['none', 2, 0, 100, false],
  ])
})

test('where all is zero there are no shares', () => {
  expect(ranked({ a: 0, b: 0 })).toEqual([
    ['a', null, null, null, false],
    ['b', null, null, null, false],
  ])
})

test('what was fed back and what is not known is no part of the whole, and stands last', () => {
  expect(ranked({ unknown: null, back: -30, a: 60, b: 40 })).toEqual([
    ['a', 1, 60, 60, true],
    ['b', 2, 40, 100, true],
    ['back', null, null, null, false],
    ['unknown', null, null, null, false],
  ])
})

test('nothing is ranked of nothing', () => {
  expect(ranked({})).toEqual([])
})
