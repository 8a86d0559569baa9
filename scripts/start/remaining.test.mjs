import { remaining } from './remaining.mjs'

test('what is still being built is named', () => {
  expect(remaining(['mfe-analysis', 'mfe-hp'])).toMatch(/being built: mfe-analysis, mfe-hp\./)
})
