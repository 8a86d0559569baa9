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
})
