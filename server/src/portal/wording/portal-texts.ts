import { formsOfTexts, type NestedTexts, type TextForms } from '@energycockpit/appearance'
import { supportedLocales, type Locale } from '@energycockpit/contract'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { features, featuresByManifest } from '../../built-files/built-packages'

/** What the portal says at a key, in each language. */
export type PortalTexts = ReadonlyMap<string, ReadonlyMap<string, Readonly<Record<Locale, TextForms>>>>

/** Names of the package folders: features by their ids, and what they have in common by its own name. */
const idOfFolder = new Map(
  [...features, ...featuresByManifest].map(({ name, folder }) => [dirname(folder), name]),
)
const namespaceOf = (folder: string) => idOfFolder.get(folder) ?? folder.replace('/', '-')

/**
 * Every text of the pages, by package and key: read from the language files, when an administrator first wants them,
 * and kept. In one package no key has two texts (scripts/lint/language-files.test.mjs).
 */
export function portalTexts(root: string): () => Promise<PortalTexts> {
  let known: Promise<PortalTexts> | undefined
  return () => {
    known ??= readTexts(root)
    // What could not be read is read again.
    known.catch(() => (known = undefined))
    return known
  }
}

async function readTexts(root: string): Promise<PortalTexts> {
  const found = new Map<string, Map<string, Record<Locale, TextForms>>>()
  for (const folder of await packageFolders(root)) {
    const texts = new Map<string, Record<Locale, TextForms>>()
    for (const place of await languageFolders(join(root, folder, 'src'))) {
      const [de, en] = await Promise.all(
        supportedLocales.map((locale) => readForms(join(place, `${locale}.json`))),
      )
      for (const [key, forms] of de ?? []) {
        const english = en?.get(key)
        if (english) texts.set(key, { de: forms, en: english })
      }
    }
    if (texts.size > 0) found.set(namespaceOf(folder), texts)
  }
  return found
}

/** Of these the texts are part of the code that says them, which no business can change. */
const saidAsTheyAre = ['shared/generic-feature', 'shared/metering-ids', 'shared/notice-cards']

async function packageFolders(root: string): Promise<string[]> {
  const shared = await readdir(join(root, 'shared'))
  const top = (await readdir(root)).filter((name) => name.startsWith('mfe-') || name === 'root-config')
  const folders = [...top, ...shared.map((name) => `shared/${name}`)]
  return folders.filter((folder) => !saidAsTheyAre.includes(folder)).sort()
}

async function languageFolders(source: string): Promise<string[]> {
  const files = await readdir(source, { recursive: true, withFileTypes: true }).catch(() => [])
  return files
    .filter((file) => file.name === 'de.json' && file.parentPath.endsWith('locales'))
    .map((file) => file.parentPath)
}

const readForms = async (file: string) =>
  formsOfTexts(JSON.parse(await readFile(file, 'utf8')) as NestedTexts)
