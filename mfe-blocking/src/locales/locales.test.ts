import de from './de.json'
import en from './en.json'

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value as object, `${prefix}${key}.`),
  )
}

describe("the blocking page's texts", () => {
  it('are the same in both languages', () => {
    expect(keysOf(de)).toEqual(keysOf(en))
  })

  it('are those of the specification where it names them', () => {
    expect([de.terms.title, de.information.title]).toEqual(['Bitte zustimmen!', 'Zu Ihrer Information'])
    expect([en.terms.title, en.information.title]).toEqual(['Please confirm!', 'For your information'])
    expect([de.confirm.ok, de.confirm.okAndProceed]).toEqual(['OK', 'OK. Weiter zum Portal'])
    expect([en.confirm.ok, en.confirm.okAndProceed]).toEqual(['OK', 'OK. Proceed to Portal'])
  })
})
