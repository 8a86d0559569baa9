import { AHEAD_BUDGET, fetchAhead } from './fetch-ahead'

test('features are fetched one at a time until the budget is used up', async () => {
  const begun: string[] = []
  let underway = 0
  await fetchAhead(['a', 'b', 'c', 'd'], async (id) => {
    begun.push(id)
    underway += 1
    expect(underway).toBe(1)
    await Promise.resolve()
    underway -= 1
    return AHEAD_BUDGET / 2
  })
  expect(begun).toEqual(['a', 'b'])
})

test('what is in the cache already costs nothing', async () => {
  const prefetch = jest.fn().mockResolvedValue(0)
  await fetchAhead(['a', 'b', 'c'], prefetch)
  expect(prefetch).toHaveBeenCalledTimes(3)
})
