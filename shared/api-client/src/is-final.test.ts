import { CallError } from './call-error'
import { isFinal } from './is-final'

const refused = (status: number, code = 'VALIDATION_FAILED') =>
  new CallError('refused', 'x', {
    status,
    errorObject: { id: 'c-1', status, reasons: [{ code: code as never, title: 'x' }] },
  })

test.each([400, 403, 404, 409, 413, 415, 422])('what is answered with %d is refused for good', (status) => {
  expect(isFinal(refused(status))).toBe(true)
})

test.each([401, 408, 429, 500, 503, 507])('what is answered with %d may go well another time', (status) => {
  expect(isFinal(refused(status))).toBe(false)
})

test('so may what waits for an import, what nobody answered, and what failed in the page itself', () => {
  expect(isFinal(refused(409, 'IMPORT_UNFINISHED'))).toBe(false)
  expect(isFinal(new CallError('unreachable', 'x', { status: 0 }))).toBe(false)
  expect(isFinal(new CallError('unreadable', 'x', { status: 200 }))).toBe(false)
  expect(isFinal(new Error('x'))).toBe(false)
})
