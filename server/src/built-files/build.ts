import { localeSchema } from '@energycockpit/contract'
import { readFile, stat } from 'node:fs/promises'
import { z } from 'zod'

const fileSchema = z.object({ file: z.string(), integrity: z.string() })

/** What the build says of one entry; paths are relative to the folder it was built into. */
const buildSchema = z.object({
  entry: z.string(),
  integrity: z.string().startsWith('sha384-'),
  styles: z.array(fileSchema).default([]),
  /** The language files that are chunks of their own, by language. */
  texts: z.partialRecord(localeSchema, fileSchema).default({}),
  /** Its other chunks that have a name. */
  parts: z.record(z.string(), fileSchema).default({}),
  /** Further files that a page needs at once, such as a font. */
  preload: z.array(z.string()).default([]),
  /** Names of the shared libraries that the entry imports. */
  imports: z.array(z.string()).default([]),
})
export type Build = z.output<typeof buildSchema>

/**
 * Reads a build's description, again whenever it has changed. Undefined while there is none. One that cannot be read
 * may just be written: then the one before still counts.
 */
export function buildReader(file: string): () => Promise<Build | undefined> {
  let known: { modified: number; build: Build } | undefined
  return async () => {
    try {
      const { mtimeMs: modified } = await stat(file)
      if (known?.modified !== modified)
        known = { modified, build: buildSchema.parse(JSON.parse(await readFile(file, 'utf8'))) }
      return known.build
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
      if (known) return known.build
      throw new Error(`${file} is not the description of a build`, { cause: error })
    }
  }
}

/** Part of an entry's address, so that it may be kept for ever: it changes with the content. */
export function versionOf(build: Build): string {
  return Buffer.from(build.integrity.slice('sha384-'.length), 'base64').toString('hex').slice(0, 8)
}
