import { CallError } from '@energycockpit/api-client'
import { failureWords } from './failure-words'
import de from './locales/de.json'
import en from './locales/en.json'

const refused = (status: number, code: string, retryAfter?: number) =>
  new CallError('refused', code, {
    ...{ status, errorObject: { id: 'c-17', status, reasons: [{ code, title: code }] } },
    ...(retryAfter !== undefined && { retryAfter }),
  })

test.each([
  [refused(429, 'TOO_MANY_REQUESTS', 30), { text: 'waitSeconds', count: 30 }],
  [refused(429, 'TOO_MANY_REQUESTS', 901), { text: 'waitMinutes', count: 16 }],
  [refused(429, 'TOO_MANY_REQUESTS'), { text: 'waitSeconds', count: 60 }],
  [refused(503, 'MAIL_UNAVAILABLE'), { text: 'noMail' }],
  [refused(400, 'VALIDATION_FAILED'), { text: 'refused' }],
  [refused(500, 'INTERNAL'), { text: 'other', reference: 'c-17' }],
  [new CallError('unreachable', '', { status: 0 }), { text: 'unreachable' }],
  [new Error('x'), { text: 'other', reference: '–' }],
])('%s is told as %j', (error, words) => {
  expect(failureWords(error)).toEqual(words)
  for (const { registration } of [de, en]) {
    const known = Object.keys(registration.failed)
    expect(known.some((key) => key.split('_')[0] === words.text)).toBe(true)
  }
})
