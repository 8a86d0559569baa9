import { CallError } from '@energycockpit/api-client'
import { formulaFaultCodes } from '@energycockpit/contract'
import de from './locales/de.json'
import en from './locales/en.json'
import { formulaFaultKey } from './formula-fault-key'
import { reasonKey } from './reason-key'

const textOf = (texts: { formulaFault: Record<string, string> }, key: string) =>
  texts.formulaFault[key.replace('formulaFault.', '')]

test.each(formulaFaultCodes)('%s has a text in both languages, and each text is for one of them', (code) => {
  expect(textOf(en, formulaFaultKey(code))).toMatch(/\.$/)
  expect(textOf(de, formulaFaultKey(code))).toMatch(/\.$/)
  const used = formulaFaultCodes.map((one) => formulaFaultKey(one).replace('formulaFault.', ''))
  expect(new Set(used)).toEqual(new Set(Object.keys(en.formulaFault)))
})

const refused = (reason: object) =>
  new CallError('refused', 'x', {
    status: 400,
    errorObject: { id: 'c', status: 400, reasons: [{ code: 'FORMULA_INVALID', title: 'x', ...reason }] },
  })

test('values that cannot be calculated say what is wrong with the formula', () => {
  expect(reasonKey(refused({ formulaFault: 'TOO_DEEP' }))).toBe('formulaFault.tooLarge')
  expect(reasonKey(refused({}))).toBe('reason.FORMULA_INVALID')
  expect(reasonKey(refused({ formulaFault: 'toString' }))).toBe('reason.FORMULA_INVALID')
})
