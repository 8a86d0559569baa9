import { slowest } from './slowest.mjs'

test('the slowest come first, and no more than ten', () => {
  const files = Array.from({ length: 12 }, (_, place) => ({
    path: `file-${place}.test.ts`,
    seconds: place + 0.25,
  }))
  const lines = slowest(files).split('\n')
  expect(lines.slice(1, 3)).toEqual(['The slowest test files:', '   11.3 s  file-11.test.ts'])
  expect(lines).toHaveLength(12)
})

test('a short run has none', () => {
  expect(slowest([{ path: 'one.test.ts', seconds: 3 }])).toBe('')
})
