import {
  accountReasonCodes,
  administrationReasonCodes,
  granularities,
  loadReasonCodes,
  reasonCodes,
} from '@energycockpit/contract'
import { periodPresets } from '@energycockpit/time'
import de from './de.json'
import en from './en.json'

function keysOf(texts: object, above = ''): string[] {
  return Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${above}${key}`] : keysOf(text as object, `${above}${key}.`),
  )
}

test('both languages have the same texts', () => {
  expect(keysOf(de).sort()).toEqual(keysOf(en).sort())
})

test('the specified texts stand to the letter', () => {
  expect(en.values.none).toBe('No data available for the selected period')
  expect(en.values.failed).toBe('While loading measured values for {{label}} an error occurred')
  expect(en.reason.UNKNOWN).toBe('An unknown error occurred.')
})

test('every preset, granularity and reason has a text', () => {
  const elsewhere: readonly string[] = [
    ...administrationReasonCodes,
    ...accountReasonCodes,
    ...loadReasonCodes,
  ]
  const reasons = reasonCodes.filter((code) => !elsewhere.includes(code))
  expect(Object.keys(de.preset)).toEqual([...periodPresets])
  expect(Object.keys(de.granularity)).toEqual(expect.arrayContaining([...granularities]))
  expect(Object.keys(de.reason)).toEqual(expect.arrayContaining(reasons))
})
