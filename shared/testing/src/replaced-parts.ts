import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

interface Part {
  folder: string
  partition: string
  first: number
  last: number
  level: number
}

/**
 * Removes from a readings store that nobody has open what the engine has merged into bigger parts and would itself
 * remove eight minutes later: of a demo that has just been loaded nine of ten files.
 */
export async function removeReplacedParts(dataDir: string): Promise<void> {
  const store = path.join(dataDir, 'readings/store')
  const entries = await readdir(store, { recursive: true, withFileTypes: true })
  const parts = entries.flatMap((entry) => (entry.isDirectory() ? partOf(entry.parentPath, entry.name) : []))
  for (const part of parts)
    if (parts.some((other) => replaces(other, part))) await rm(part.folder, { recursive: true })
}

/** A part's name: its partition, the first and the last insertion that it holds, and how often it was merged. */
function partOf(table: string, name: string): Part[] {
  const found = /^(\w+?)_(\d+)_(\d+)_(\d+)$/.exec(name)
  if (found === null) return []
  const [, partition, ...numbers] = found
  const [first, last, level] = numbers.map(Number)
  return [
    {
      folder: path.join(table, name),
      partition: path.join(table, partition!),
      ...{ first: first!, last: last!, level: level! },
    },
  ]
}

const replaces = (other: Part, part: Part): boolean =>
  other.partition === part.partition &&
  other.level > part.level &&
  other.first <= part.first &&
  other.last >= part.last
