import { changeOf } from './change-of'

test.each([
  [{ value: 90, before: 100, share: 1 }, expect.closeTo(-0.1)],
  [{ value: 130, before: 100, share: 0.6 }, expect.closeTo(0.3)],
  [{ value: 0, before: 100, share: 1 }, -1],
  [{ value: 5, before: 0, share: 1 }, undefined],
  [null, undefined],
])('%j', (comparison, change) => {
  expect(changeOf({ comparison })).toEqual(change)
})
