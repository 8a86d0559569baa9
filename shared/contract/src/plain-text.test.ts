import { plainText } from './plain-text'

test.each([
  '=1+1',
  '+49 meter',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '  =1',
  '\u00A0=1',
  '＝1+1',
  '－1',
  '＋1',
  '＠x',
])('%j is no formula in a file', (text) => expect(plainText(text)).toBe(`'${text}`))

test.each(['\u200B', '\uFEFF', '\u2060', '\u202E', '\u00AD', '\u0000', ' \u200B\u200D '])(
  'nor is a formula behind %j, which nobody sees',
  (unseen) => expect(plainText(`${unseen}=cmd()`)).toBe(`'${unseen}=cmd()`),
)

test.each(['Meter 1', 'a=b', '1-2', '', '\u200BMeter', "'=1", '…=1'])('%j stays', (text) =>
  expect(plainText(text)).toBe(text),
)
