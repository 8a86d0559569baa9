import type { Locale } from '@energycockpit/contract'
import { versionOf, type Build } from '../../built-files/build'
import { features, shell, type BuiltPackage } from '../../built-files/built-packages'

/** `importmap.json` and what a page carries of it. */
export interface ImportMap {
  imports: Record<string, string>
  integrity: Record<string, string>
  /** Address below which the scripts get other versions → their imports. */
  scopes?: Record<string, Record<string, string>>
}

/** Name in the import map → its build; a feature that is not built is missing. */
export type Builds = Readonly<Record<string, Build>>

export interface File {
  href: string
  integrity: string
}

/** The repository's import map with the version and the integrity of every entry that was built. */
export function pageImportMap(pinned: ImportMap, builds: Builds): ImportMap {
  const imports = { ...pinned.imports }
  // What replaces entries of the map is a script of the page where it is allowed, and is not spoken of elsewhere.
  const integrity = Object.fromEntries(
    Object.entries(pinned.integrity).filter(([address]) => !address.includes('/import-map-overrides@')),
  )
  for (const [name, build] of Object.entries(builds)) {
    const address = imports[name]
    if (address === undefined) continue
    const entry = `${address}?v=${versionOf(build)}`
    imports[name] = entry
    integrity[entry] = build.integrity
  }
  return { imports, integrity }
}

/**
 * What the browser can begin to fetch while it still reads the page: the shell, the feature that the path asks for,
 * and every library that one of them imports, through libraries that import libraries.
 */
export function scriptsNeeded(
  map: ImportMap,
  builds: Builds,
  libraryImports: Readonly<Record<string, readonly string[]>>,
  featureId: string | undefined,
): File[] {
  const found = new Set<string>()
  const visit = (name: string) => {
    if (found.has(name) || map.imports[name] === undefined) return
    found.add(name)
    const imported = builds[name]?.imports ?? libraryImports[name] ?? []
    imported.forEach(visit)
  }
  visit(shell.name)
  if (featureId !== undefined && builds[featureId] !== undefined) visit(featureId)
  return [...found].flatMap((name) => {
    const href = map.imports[name]
    const integrity = href === undefined ? undefined : map.integrity[href]
    return href === undefined || integrity === undefined ? [] : [{ href, integrity }]
  })
}

/** Style sheets of one build. */
export function stylesOf({ address }: BuiltPackage, build: Build): File[] {
  return build.styles.map(addressedBelow(address))
}

/** The language files of one build that are chunks of their own. */
export function textsOf({ address }: BuiltPackage, build: Build): FeatureFiles['texts'] {
  const addressed = addressedBelow(address)
  return Object.fromEntries(Object.entries(build.texts).map(([locale, file]) => [locale, addressed(file)]))
}

/** A chunk of one build by the name that its source gave it. */
export function partOf({ address }: BuiltPackage, build: Build, name: string): File | undefined {
  const part = build.parts[name]
  return part && addressedBelow(address)(part)
}

/** What a feature needs beside its module. */
export interface FeatureFiles {
  /** The shell puts them into the page before the feature mounts. */
  styles: File[]
  /** The feature itself asks for the one that it speaks. */
  texts: Partial<Record<Locale, File>>
}

/** Feature id → its files. */
export function featureFiles(builds: Builds): Record<string, FeatureFiles> {
  return Object.fromEntries(
    features.flatMap((feature) => {
      const build = builds[feature.name]
      if (build === undefined) return []
      return [[feature.name, { styles: stylesOf(feature, build), texts: textsOf(feature, build) }]]
    }),
  )
}

const addressedBelow =
  (address: string) =>
  ({ file, integrity }: Build['styles'][number]): File => ({ href: address + file, integrity })
