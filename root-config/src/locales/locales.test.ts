import { breachKinds, featureFailureKinds } from '@energycockpit/contract'
import de from './de.json'
import en from './en.json'

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value as object, `${prefix}${key}.`),
  )
}

function isOneOf<One extends string>(some: readonly One[], value: string): value is One {
  return (some as readonly string[]).includes(value)
}

describe("the shell's texts", () => {
  it('are the same in both languages', () => {
    expect(keysOf(de)).toEqual(keysOf(en))
  })
  it('have plain words for every kind of failure that the user sees', () => {
    const unseen = ['threw-later', ...breachKinds] as const
    for (const kind of featureFailureKinds) {
      if (isOneOf(unseen, kind)) continue
      expect(en.failure[kind]).toBeTruthy()
      expect(de.failure[kind]).toBeTruthy()
      expect(en.failure.helps[kind]).toBeTruthy()
      expect(de.failure.helps[kind]).toBeTruthy()
    }
  })
})
