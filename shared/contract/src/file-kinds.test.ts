import { fileKindOf } from './file-kinds'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const zipOf = (name: string) =>
  bytes(`PK\u0003\u0004${'\0'.repeat(22)}${String.fromCharCode(name.length)}\0\0\0${name}content`)
const mscons =
  "UNA:+.? 'UNB+UNOC:3+9900000000001:500+9900000000002:500+260101:0000+1'UNH+1+MSCONS:D:04B:UN:2.4c'"

test.each([
  ['EMPTY', ''],
  ['EMPTY', '\u00ef\u00bb\u00bf\r\n \n'],
  ['DOCUMENT', '%PDF-1.7'],
  ['WORKBOOK', '\u00d0\u00cf\u0011\u00e0\u00a1'],
  ['PACKED', '\u001f\u008b\u0008'],
  ['MSCONS', mscons],
  ['MSCONS', mscons.replace(/^UNA.{6}/, '')],
  ['EDIFACT', mscons.replace('MSCONS', 'INVOIC')],
  ['XML', '<?xml version="1.0"?><feed/>'],
  ['XML', '\u00ff\u00fe<\0?\0x\0m\0l\0'],
  ['XML', '<html>'],
] as const)('%s', (kind, text) => expect(fileKindOf(bytes(text), true)).toBe(kind))

test('a workbook is told from a packed file by what is in the archive', () => {
  expect(fileKindOf(zipOf('[Content_Types].xml'), true)).toBe('WORKBOOK')
  expect(fileKindOf(zipOf('readings.csv'), true)).toBe('PACKED')
})

test.each(['Zeit;kWh\n', '2026-01-01,1', '"<a>";1', 'UNBEKANNT;1', '<5 kWh;1', '\n'.repeat(5_000)])(
  'text that may be CSV: %j',
  (text) => expect(fileKindOf(bytes(text), text.length < 1_000)).toBeUndefined(),
)
