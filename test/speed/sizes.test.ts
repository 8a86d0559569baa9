import { sizes } from '../bench/sizes'

test('what the shell and each feature load before anything is shown stays within its limit', async () => {
  const tooLarge = (await sizes()).filter(({ value, limit = Infinity }) => value > limit)
  expect(tooLarge).toEqual([])
})
