import { pauseAfter, whyUnfinished } from './why-unfinished'

test.each([
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' }), 'STORE_UNAVAILABLE'],
  [Object.assign(new Error('x'), { type: 'SOCKET_TIMEOUT' }), 'STORE_UNAVAILABLE'],
  [new Error('Code: 243. Cannot reserve 1.00 MiB: (NOT_ENOUGH_SPACE)'), 'STORE_FULL'],
  [new Error('write failed: No space left on device'), 'STORE_FULL'],
  [Object.assign(new Error('x'), { type: 'TOO_MANY_PARTS' }), 'STORE_OVERLOADED'],
  [Object.assign(new Error('x'), { type: 'ACCESS_DENIED' }), 'STORE_REFUSES'],
  [new Error('something else'), 'UNKNOWN'],
  [undefined, 'UNKNOWN'],
])('%s is %s', (error, problem) => {
  expect(whyUnfinished(error)).toBe(problem)
})

test('the pauses grow from half a minute to an hour', () => {
  const minutes = [1, 2, 3, 7, 8, 9, 10_000].map((attempts) => pauseAfter(attempts) / 60_000)
  expect(minutes).toEqual([0.5, 1, 2, 32, 60, 60, 60])
})
