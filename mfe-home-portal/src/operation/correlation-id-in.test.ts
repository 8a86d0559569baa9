import { correlationIdIn } from './correlation-id-in'

const id = '4f2a9c10-6f0e-4b8e-9a57-0b5f3c1d2e3f'

test.each([
  [id, id],
  [` ${id} `, id],
  [`Reference ${id}`, id],
  [`Referenz: ${id}.`, id],
  [`“${id}” says the user`, id],
  ['4f2a', '4f2a'],
  ['analysis-mf3k2x1a', 'analysis-mf3k2x1a'],
  ['abcd', 'abcd'],
  ['4f2', undefined],
  ['', undefined],
  ['%_%', undefined],
  ["'; drop", 'drop'],
  ['1'.repeat(70), '1'.repeat(64)],
])('%j holds %j', (text, expected) => {
  expect(correlationIdIn(text)).toBe(expected)
})
