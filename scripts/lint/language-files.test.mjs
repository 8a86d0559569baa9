import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readPackages, root } from '../build/packages.mjs'
import { usedTexts } from './used-texts.mjs'

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

const plural = /^(.+)_(zero|one|two|few|many|other)$/

test.each(folders)('%s has every plural form that a language has', (folder) => {
  for (const language of ['de', 'en']) {
    const texts = read(folder, language)
    const keys = new Set(keysOf(texts))
    const bases = [...keys]
      .map((key) => plural.exec(key)?.[1])
      .filter((base) => base && keys.has(`${base}_other`))
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories
    const missing = bases
      .flatMap((base) => forms.map((form) => `${base}_${form}`))
      .filter((key) => !keys.has(key))
    expect(missing).toEqual([])
  }
})

/** Of the browser: a package, the language files in it and its source without tests. */
const packages = readPackages()
  .filter(({ path }) => path !== 'server' && !path.startsWith('test'))
  .map(({ folder, path }) => ({
    path,
    isShared: path.startsWith('shared/'),
    languageFolders: folders.filter((one) => one.startsWith(`${path}/`)),
    source: existsSync(join(folder, 'src')) ? sourceOf(join(folder, 'src')) : [],
  }))

function sourceOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => /\.tsx?$/.test(name) && !/\.test(ing)?\.tsx?$/.test(name))
    .map((file) => readFileSync(join(file.parentPath ?? file.path, file.name), 'utf8'))
}
const withTexts = packages.filter(({ languageFolders }) => languageFolders.length > 0)

test.each(withTexts)('no text of $path is left that nothing says', ({ path, isShared, languageFolders }) => {
  // What features have in common is said by them, and theirs by what they have in common, such as a reason of a failure.
  const sources = packages.filter((other) => other.path === path || isShared || other.isShared)
  const isUsed = usedTexts(sources.flatMap(({ source }) => source))
  expect(
    languageFolders.flatMap((folder) => keysOf(read(folder, 'en'))).filter((key) => !isUsed(key)),
  ).toEqual([])
})

/** A business says a text in its own words by the package and the key, wherever in the package it stands. */
test.each(withTexts)(
  'a key has one text in $path, with all that features have in common',
  ({ path, isShared }) => {
    const textOf = new Map()
    const doubled = []
    for (const { languageFolders } of withTexts.filter(
      (other) => other.path === path || (!isShared && other.isShared),
    ))
      for (const folder of languageFolders) {
        const texts = read(folder, 'en')
        for (const key of keysOf(texts)) {
          const text = key.split('.').reduce((found, part) => found[part], texts)
          if (textOf.has(key) && textOf.get(key) !== text) doubled.push(key)
          textOf.set(key, text)
        }
      }
    expect(doubled).toEqual([])
  },
)

test.each(packages)('every text that $path names is there', ({ path, source }) => {
  const known = new Set(
    withTexts
      .filter((other) => other.path === path || other.isShared || path.startsWith('shared/'))
      .flatMap(({ languageFolders }) => languageFolders.flatMap((folder) => keysOf(read(folder, 'en'))))
      .map((key) => key.replace(plural, '$1')),
  )
  const named = source.flatMap((text) => [...text.matchAll(/\bt\(\s*'([\w.-]+)'/g)].map(([, key]) => key))
  expect(named.filter((key) => !known.has(key))).toEqual([])
})

/** How a language writes them is known in one place. */
test.each(packages.filter(({ path }) => path !== 'shared/i18n'))(
  '$path writes no numbers and dates itself',
  ({ source }) => {
    const own = /\.toLocale(?:Date|Time)?String\(|new Intl\.NumberFormat|Intl\.DateTimeFormat\(locale/
    expect(source.filter((text) => own.test(text))).toEqual([])
  },
)
