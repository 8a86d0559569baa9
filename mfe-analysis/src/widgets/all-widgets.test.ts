import { allWidgets } from './all-widgets'

test('each analysis has a page of its own', () => {
  const slugs = allWidgets.map(({ slug }) => slug)
  expect(new Set(slugs).size).toBe(slugs.length)
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/)
})

test('each says in both languages what it is for, and has the same texts in both', async () => {
  for (const { slug, menu, texts } of allWidgets) {
    for (const { title, question } of Object.values(menu)) {
      expect(title.trim()).not.toBe('')
      expect(question).toMatch(/[.?]$/)
    }
    const [de, en] = await Promise.all([texts('de'), texts('en')])
    expect([slug, keysOf(de.default)]).toEqual([slug, keysOf(en.default)])
  }
})

const keysOf = (texts: object, above = ''): string[] =>
  Object.entries(texts)
    .flatMap(([key, text]) =>
      typeof text === 'object' ? keysOf(text as object, `${above}${key}.`) : [above + key],
    )
    .sort()
