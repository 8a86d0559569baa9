import {
  accountReasonCodes,
  apiTokenReasonCodes,
  administrationReasonCodes,
  importReasonCodes,
  reasonCodes,
  structureReasonCodes,
} from '@energycockpit/contract'
import de from './locales/de.json'
import en from './locales/en.json'

test('the specified text stands to the letter', () => {
  expect(en.reason.UNKNOWN).toBe('An unknown error occurred.')
})

test('every reason has a text', () => {
  const elsewhere: readonly string[] = [
    ...administrationReasonCodes,
    ...accountReasonCodes,
    ...apiTokenReasonCodes,
    ...importReasonCodes,
    ...structureReasonCodes,
  ]
  const reasons = reasonCodes.filter((code) => !elsewhere.includes(code))
  expect(Object.keys(de.reason)).toEqual(expect.arrayContaining(reasons))
})
