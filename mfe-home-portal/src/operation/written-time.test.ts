import { createFormats } from '@energycockpit/i18n'
import { writtenTime } from './written-time'

test.each([
  [null, 'en', '– '],
  [0, 'en', '0 ms'],
  [9.53, 'en', '10 ms'],
  [347, 'en', '350 ms'],
  [996, 'en', '1.0 s'],
  [1_249, 'en', '1.2 s'],
  [1_249, 'de', '1,2 s'],
  [9_960, 'en', '10 s'],
  [31_400, 'de', '31 s'],
] as const)('%j ms in %s is %s', (time, locale, expected) => {
  const { number, unit } = writtenTime(time, createFormats(locale))
  expect(`${number} ${unit}`).toBe(expected)
})
