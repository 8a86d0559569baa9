import type { BaselineStanding } from '@energycockpit/contract'
import { differenceOf, worstAndBest } from './difference'

const compared = (actual: number | null, expected: number | null, uncertainty: number | null) => ({
  ...{ actual, expected, uncertainty, adjustment: 0, compared: 1 },
})

test.each([
  ['more than the band', compared(120, 100, 10), { value: 20, share: 0.2, band: 10, kind: 'MORE' }],
  ['less than the band', compared(80, 100, 10), { value: -20, share: -0.2, band: 10, kind: 'LESS' }],
  ['no more than the band', compared(110, 100, 10), { value: 10, share: 0.1, band: 10, kind: 'WITHIN' }],
  ['where nothing was expected', compared(5, 0, 1), { value: 5, share: undefined, band: 1, kind: 'MORE' }],
  ['nothing measured', compared(null, 100, 10), undefined],
])('%s', (_, given, expected) => {
  expect(differenceOf(given)).toEqual(expected)
})

const standing = (name: string, actual: number | null) =>
  ({ name, found: { year: compared(actual, 100, 1), month: compared(null, null, null) } }) as BaselineStanding

test('the worst first and the best last, those in between counted', () => {
  const all = [100, 130, 70, 90, 120, 110, 80].map((actual) => standing(String(actual), actual))
  const { shown, omitted } = worstAndBest(all)
  expect(shown.map(({ name }) => name)).toEqual(['130', '120', '110', '90', '80', '70'])
  expect(omitted).toBe(1)
})

test('what cannot be compared stands at the end', () => {
  const { shown, omitted } = worstAndBest([
    standing('unknown', null),
    { ...standing('refused', 1), found: null },
    standing('known', 50),
  ])
  expect(shown.map(({ name }) => name)).toEqual(['known', 'refused', 'unknown'])
  expect(omitted).toBe(0)
})
