import { CallError } from '@energycockpit/api-client'
import { ownReasonKey } from './own-reason-key'

const refused = (code: string) =>
  new CallError('refused', 'x', {
    status: 400,
    errorObject: { id: 'c', status: 400, reasons: [{ code, title: 'x' }] },
  })
const keyOf = ownReasonKey('factors.reasons', ['FORBIDDEN'])

test('a reason that the page words itself has its text there, any other that of all pages', () => {
  expect(keyOf(refused('FORBIDDEN'))).toBe('factors.reasons.FORBIDDEN')
  expect(keyOf(refused('NOT_FOUND'))).toBe('reason.NOT_FOUND')
  expect(keyOf(new CallError('unreachable', 'x', { status: 0 }))).toBe('reason.unreachable')
  expect(keyOf(new Error('x'))).toBe('reason.UNKNOWN')
})
