import { newRecoveryCodes, readRecoveryCode } from './recovery-codes'

test('ten codes that are all different, in an alphabet that is hard to misread', () => {
  const codes = Array.from({ length: 20 }, newRecoveryCodes)
  expect(codes.every((ten) => ten.length === 10)).toBe(true)
  const all = codes.flat()
  expect(new Set(all).size).toBe(200)
  expect(all.filter((code) => !/^[0-9a-hjkmnp-tv-z]{5}-[0-9a-hjkmnp-tv-z]{5}$/.test(code))).toEqual([])
})

test.each([
  ['7k2mq-x90fd', '7k2mqx90fd'],
  [' 7K2MQ X90FD ', '7k2mqx90fd'],
  ['OlI0o–1L', '0110011'],
])('%j is read as %j', (typed, meant) => {
  expect(readRecoveryCode(typed)).toBe(meant)
})
