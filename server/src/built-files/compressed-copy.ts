import { stat } from 'node:fs/promises'
import { accepts } from '../http/accepts-encoding'

export interface CompressedCopy {
  encoding: 'br' | 'gzip'
  /** What the copy's name has more than the file's. */
  suffix: string
}

/** The smallest first. */
const kinds: readonly CompressedCopy[] = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
]

/**
 * The compressed copy of a file that the build has written and the browser takes; undefined where there is none. A
 * copy that is older than its file is one of other content: then the file itself is sent.
 */
export async function compressedCopy(
  file: string,
  acceptEncoding: string | undefined,
): Promise<CompressedCopy | undefined> {
  const changed = await changedAt(file)
  if (changed === undefined) return undefined
  for (const copy of kinds) {
    if (!accepts(acceptEncoding, copy.encoding)) continue
    const written = await changedAt(file + copy.suffix)
    if (written !== undefined && written >= changed) return copy
  }
  return undefined
}

async function changedAt(file: string): Promise<number | undefined> {
  try {
    return (await stat(file)).mtimeMs
  } catch {
    return undefined
  }
}
