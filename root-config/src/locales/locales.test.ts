import { featureFailureKinds } from '@energycockpit/contract'
import de from './de.json'
import en from './en.json'

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value as object, `${prefix}${key}.`),
  )
}

describe("the shell's texts", () => {
  it('are the same in both languages', () => {
    expect(keysOf(de)).toEqual(keysOf(en))
  })
  it('have plain words for every kind of failure', () => {
    for (const kind of featureFailureKinds.filter((one) => one !== 'threw-later')) {
      expect(en.failure[kind]).toBeTruthy()
      expect(de.failure[kind]).toBeTruthy()
      expect(en.failure.helps[kind]).toBeTruthy()
      expect(de.failure.helps[kind]).toBeTruthy()
    }
  })
})
