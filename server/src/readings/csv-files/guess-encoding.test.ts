import type { CsvEncoding } from '@energycockpit/contract'
import { guessEncoding } from './guess-encoding'

const text = 'Zeit;Zähler Süd;°C\n01.01.2026 00:00;1,5;2\n'
const utf16 = (order: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}

test.each<[string, Uint8Array, 'certain' | 'likely', CsvEncoding]>([
  ['UTF-8', Buffer.from(text), 'certain', 'utf-8'],
  ['UTF-8 with its mark', Buffer.from(`\ufeff${text}`), 'certain', 'utf-8'],
  ['UTF-16 little end first', utf16('le'), 'likely', 'utf-16le'],
  ['UTF-16 big end first', utf16('be'), 'likely', 'utf-16be'],
  ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16('le')]), 'certain', 'utf-16le'],
  [
    'big UTF-16 with its mark',
    Buffer.concat([Buffer.from([0xfe, 0xff]), utf16('be')]),
    'certain',
    'utf-16be',
  ],
  ['Windows-1252', Buffer.from(text, 'latin1'), 'likely', 'windows-1252'],
  ['ASCII', Buffer.from('a;b\n1;2'), 'likely', 'utf-8'],
  ['UTF-8 cut inside a character', Buffer.from('Zähler ä').subarray(0, -1), 'certain', 'utf-8'],
  ['nothing', Buffer.alloc(0), 'likely', 'utf-8'],
])('%s', (_name, bytes, sure, encoding) => {
  expect(guessEncoding(bytes)).toMatchObject({ sure, value: encoding })
})

test('what is ASCII so far may be Windows-1252 further down', () => {
  expect(guessEncoding(Buffer.from('a;b')).others).toEqual(['windows-1252'])
})
