import { hashOfToken, isApiToken, isWellFormed, newApiToken } from './token-format'

const made = Array.from({ length: 500 }, newApiToken)

test('a token has a form that scanners find, and is never the same', () => {
  for (const token of made) expect(token).toMatch(/^ecp_[0-9A-Za-z]{49}$/)
  expect(new Set(made).size).toBe(made.length)
  expect(made.every(isWellFormed)).toBe(true)
})

test('one mistyped character is noticed without looking the token up', () => {
  for (const token of made.slice(0, 50))
    for (let place = 0; place < token.length; place += 1) {
      const other = token[place] === 'x' ? 'y' : 'x'
      expect(isWellFormed(token.slice(0, place) + other + token.slice(place + 1))).toBe(false)
    }
})

test.each(['', 'ecp_', 'eyJhbGciOiJSUzI1NiJ9.e30.x', `${made[0]} `, `${made[0]}0`, made[0]!.toUpperCase()])(
  '%j is none',
  (text) => expect(isWellFormed(text)).toBe(false),
)

test('whatever begins like one is judged as one', () => {
  expect(['ecp_', made[0]!, 'eyJhbGciOiJSUzI1NiJ9', 'embedded.x'].map(isApiToken)).toEqual([
    ...[true, true, false, false],
  ])
})

test('the hash is the SHA-256 of the whole token', () => {
  expect(hashOfToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})
