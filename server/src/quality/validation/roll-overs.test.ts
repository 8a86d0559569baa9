import { findRollOvers } from './roll-overs'
import { segmentWith } from './segment.testing'

const found = (...values: number[]) =>
  findRollOvers(segmentWith(values)).map(({ worst, parameters }) => [worst, parameters])

test.each([
  [-9_988, 10_000, 12],
  [-99_990, 100_000, 10],
  [-999_000_000 - 999_950, 1_000_000_000, 50],
])('%d among tens is a register of %d that started again', (low, register, amount) => {
  expect(found(10, 12, low, 11, 9)).toEqual([[low, { register, amount }]])
})

test.each([
  ['a feed back', -3],
  ['what would leave far too much', -9_000],
  ['what is no unbelievable fall', -995],
  ['more than any register', -3e9],
])('%s is none', (_case, low) => {
  expect(found(10, 12, low, 11, 9)).toEqual([])
})

test('without any amount nothing is usual', () => {
  expect(found(-9_988, -9_990)).toEqual([])
})

test('where the end of the register is known nothing else is believed', () => {
  const segment = segmentWith([5, 6, -99_990, 7, 8])
  expect(findRollOvers(segment, 100_000)).toMatchObject([{ parameters: { register: 100_000, amount: 10 } }])
  expect(findRollOvers(segment, 1_000_000)).toEqual([])
  expect(findRollOvers(segment, 50_000)).toEqual([])
})
