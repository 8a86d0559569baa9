import { CallError } from '@energycockpit/api-client'
import { explainedReasons, failureOfCall } from './failure-of-call'
import de from './locales/de.json'
import en from './locales/en.json'

const refused = (code: string) =>
  new CallError('refused', code, {
    status: 409,
    errorObject: { id: 'c-17', status: 409, reasons: [{ code, title: code }] },
  })

test.each(explainedReasons)('%s has a text of its own in both languages', (code) => {
  expect(failureOfCall(refused(code))).toEqual({ text: code })
  const texts = [de.failures, en.failures] as Record<string, string>[]
  for (const failures of texts) {
    expect(failures[code]).toMatch(/\w/)
    expect(Object.values(failures).filter((text) => text === failures[code])).toHaveLength(1)
  }
})

test('what cannot be explained has a reference', () => {
  expect(failureOfCall(refused('INTERNAL'))).toEqual({ text: 'other', reference: 'c-17' })
  expect(failureOfCall(refused('toString'))).toEqual({ text: 'other', reference: 'c-17' })
})

test('a server that is away, and a fault of the page', () => {
  expect(failureOfCall(new CallError('unreachable', '', { status: 0 }))).toEqual({ text: 'unreachable' })
  expect(failureOfCall(new Error('x'))).toEqual({ text: 'other' })
})
