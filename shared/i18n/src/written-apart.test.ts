import { createFormats } from './formats'
import { writtenApart } from './written-apart'

const { percent, number } = createFormats('en')

test.each([
  [0.27, 0.4, '27%'],
  [0.398, 0.4, '39.8%'],
  [0.39996, 0.4, '39.996%'],
  [0.4, 0.4, '40%'],
])('a share of %d beside the limit %d is written %s', (found, limit, written) => {
  expect(writtenApart(found, limit, percent)).toBe(written)
})

test('of figures alike', () => {
  expect(writtenApart(10.02, 10, number)).toBe('10.02')
  expect(writtenApart(14.6, 10, number)).toBe('15')
})
