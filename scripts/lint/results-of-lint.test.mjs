import { exitCodeOf, resultsOf } from './results-of-lint.mjs'

test.each([
  [true, true],
  [true, false],
  [false, true],
  [false, false],
])('what one process says of types (%s) and rules (%s) is what is heard', (types, rules) => {
  expect(resultsOf(exitCodeOf({ types, rules }))).toEqual({ types, rules })
})

test.each([1, 134, 137, null])('one that ends before its end (%s) has passed neither', (code) => {
  expect(resultsOf(code)).toEqual({ types: false, rules: false })
})
