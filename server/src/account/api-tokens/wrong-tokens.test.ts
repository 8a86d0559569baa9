import { createWrongTokens, FREE_WRONG_TOKENS } from './wrong-tokens'

test('different wrong tokens of a network are looked up so often in a minute, and no oftener', () => {
  const wrong = createWrongTokens()
  for (let number = 0; number < FREE_WRONG_TOKENS; number += 1) {
    expect(wrong.wait('192.0.2.1', 'any', 1000)).toBe(0)
    wrong.add('192.0.2.1', `hash ${number}`, 1000)
  }
  expect(wrong.wait('192.0.2.1', 'any', 1000)).toBe(60)
  expect(wrong.wait('192.0.2.1', 'any', 60_999)).toBe(1)
  expect(wrong.wait('192.0.2.1', 'any', 61_000)).toBe(0)
  expect(wrong.wait('198.51.100.1', 'any', 1000)).toBe(0)
})

test('the same wrong token counts once, and is known for as long', () => {
  const wrong = createWrongTokens()
  for (let time = 0; time < 100; time += 1) wrong.add('192.0.2.1', 'the same', 1000)
  expect(wrong.wait('192.0.2.1', 'any', 1000)).toBe(0)
  expect(wrong.knows('192.0.2.1', 'the same', 60_000)).toBe(true)
  expect(wrong.knows('192.0.2.1', 'another', 60_000)).toBe(false)
  expect(wrong.knows('192.0.2.1', 'the same', 61_001)).toBe(false)
})

test('a token that was good goes on, for a day', () => {
  const wrong = createWrongTokens()
  wrong.noteGood('good', 1000)
  for (let number = 0; number < FREE_WRONG_TOKENS; number += 1) wrong.add('192.0.2.1', `hash ${number}`, 1000)
  expect([wrong.wait('192.0.2.1', 'good', 1000), wrong.wait('192.0.2.1', 'other', 1000)]).toEqual([0, 60])
  const later = 1000 + 27 * 60 * 60 * 1000
  for (let number = 0; number < FREE_WRONG_TOKENS; number += 1)
    wrong.add('192.0.2.1', `hash ${number}`, later)
  expect(wrong.wait('192.0.2.1', 'good', later)).toBe(60)
})
