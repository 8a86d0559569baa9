import { nextLook } from './next-look'

const minute = 60_000

test('each minute while there are answers', () => {
  expect(nextLook({ status: 'success', dataUpdatedAt: 1, errorUpdatedAt: 0 })).toBe(minute)
})

test('without an answer each wait is twice the one before it, up to ten minutes', () => {
  let now = 0
  const waits: number[] = []
  now += minute
  for (let place = 0; place < 6; place++) {
    const wait = nextLook({ status: 'error', dataUpdatedAt: 1, errorUpdatedAt: now + 1 })
    waits.push(wait / minute)
    now += wait
  }
  expect(waits).toEqual([1, 2, 4, 8, 10, 10])
  expect(nextLook({ status: 'error', dataUpdatedAt: 0, errorUpdatedAt: now })).toBe(10 * minute)
})
