import { createHash } from 'node:crypto'

/** The `integrity` value that a browser compares a file with. Takes a Buffer or string. */
export function integrityOf(content) {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`
}
