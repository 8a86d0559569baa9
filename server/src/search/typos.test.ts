import { typosIn } from './typos'

const text = ' ashgrove laboratories loc 1012 fenbridge'

test.each([
  ['ashgrove', 0],
  ['ashg', 0],
  ['ahsgrove', 1],
  ['ashgove', 1],
  ['labratory', 2],
  ['fenbrigde', 1],
  ['laboratories ashgrove', 0],
  ['labratories ahsgrove', 2],
])('%s is written with %i slips', (words, typos) => {
  expect(typosIn(words.split(' '), text)).toBe(typos)
})

test.each(['cambridge', 'lco', '1021', 'grove', 'ashgrove heat'])('%s is something else', (words) => {
  expect(typosIn(words.split(' '), text)).toBeUndefined()
})

test('one slip in a word of four letters or more is forgiven, wherever it is', () => {
  for (const word of ['pump', 'boiler', 'switchgear'])
    for (let place = 1; place < word.length; place += 1) {
      const [before, letter, after] = [word.slice(0, place), word[place]!, word.slice(place + 1)]
      for (const written of [`${before}x${after}`, `${before}x${letter}${after}`])
        expect([written, typosIn([written], ` ${word} room`)]).toEqual([written, 1])
      const [first = '', ...others] = after
      expect(typosIn([before + first + letter + others.join('')], ` ${word} room`)).toBeLessThanOrEqual(1)
    }
})
