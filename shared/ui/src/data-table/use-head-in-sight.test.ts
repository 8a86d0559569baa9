import { shiftOfHead } from './use-head-in-sight'

const table = { covered: 56, height: 1000, headHeight: 44 }

test.each([
  ['below the top of the window it stays where it is', 300, 0],
  ['under the header of the page it comes out from below it', 20, 36],
  ['far up it is still in sight', -500, 556],
  ['with its table it goes', -3000, 956],
])('%s', (_, top, shift) => {
  expect(shiftOfHead({ ...table, top })).toBe(shift)
})
