import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPackages, root } from '../build/packages.mjs'

/** The folders below a package's `src` that hold language files, relative to the root. */
const folders = readPackages()
  .filter(({ folder }) => existsSync(join(folder, 'src')))
  .flatMap(({ folder, path }) =>
    readdirSync(join(folder, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name === 'de.json')
      .map((entry) => join(path, (entry.parentPath ?? entry.path).slice(folder.length))),
  )

const read = (folder, language) => JSON.parse(readFileSync(join(root, folder, `${language}.json`), 'utf8'))

/** `a.b.c` of each text. */
const keysOf = (texts, above = '') =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'string' ? [`${above}${key}`] : keysOf(text, `${above}${key}.`),
  )

/** What is put into a text: `{{name}}` → `name`. */
const placesOf = (texts) =>
  Object.fromEntries(
    keysOf(texts).map((key) => {
      const text = key.split('.').reduce((found, part) => found[part], texts)
      return [key, [...text.matchAll(/{{-? *(\w+)/g)].map(([, name]) => name).sort()]
    }),
  )

test('there are language files', () => {
  expect(folders.length).toBeGreaterThan(10)
})

test.each(folders)('%s has the same texts in both languages, with the same places to fill in', (folder) => {
  const [de, en] = [read(folder, 'de'), read(folder, 'en')]
  expect(keysOf(de).sort()).toEqual(keysOf(en).sort())
  expect(placesOf(de)).toEqual(placesOf(en))
})
