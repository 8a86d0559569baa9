import { changeOf } from './change-of'

test.each([
  ['more', { meteringPoints: 1, value: 110, weekBefore: 100 }, 0.1],
  ['less', { meteringPoints: 1, value: 25, weekBefore: 100 }, -0.75],
  ['as much', { meteringPoints: 1, value: 7, weekBefore: 7 }, 0],
  ['nothing after something', { meteringPoints: 1, value: 0, weekBefore: 7 }, -1],
  ['something after nothing', { meteringPoints: 1, value: 7, weekBefore: 0 }, undefined],
  ['nothing to compare with', null, undefined],
])('%s', (_case, comparison, change) => {
  if (change === undefined) expect(changeOf(comparison)).toBeUndefined()
  else expect(changeOf(comparison)).toBeCloseTo(change, 12)
})
