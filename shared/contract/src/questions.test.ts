import { errorResponseSchema } from './errors'
import type { Question } from './questions'

test('a question comes through the error of a call as it was asked', () => {
  const question: Question = {
    ...{ id: 'q', kind: 'UNUSUAL_VALUE', from: null, to: '2026-01-01T00:00:00.000Z' },
    figures: { value: { value: 28.5, unit: 'GBP/kWh' }, usual: null },
  }
  const reasons = [{ code: 'CONFIRMATION_NEEDED', title: 'x', question }]
  const response = { error: { id: 'c', status: 422, reasons } }
  expect(errorResponseSchema.parse(response)).toEqual(response)
})
