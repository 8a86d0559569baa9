import { createHash } from 'node:crypto'

/** The `integrity` value that a browser compares a file with. Takes a Buffer or string. */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/**
 * The same of a chunk. Its entry holds one for each of more than a hundred, which nothing compresses, and a visitor waits
 * for all of them; what the page preloads has to say the same as the entry, so `build.json` does.
 */
export function chunkIntegrityOf(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
