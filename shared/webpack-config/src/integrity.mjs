import { createHash } from 'node:crypto'

/** The `integrity` value that a browser compares a file with. Takes a Buffer or string. */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}

/** The same for what an entry fetches later: every page carries those of all its chunks, so they are shorter. */
export function integrityOfChunk(content) {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
