import { Problem } from '../../http/problem'

/** Where a page of a list ended: by what they are sorted, and the id. */
export interface PagePlace {
  sortKey: string
  id: string
}

export const toCursor = ({ sortKey, id }: PagePlace): string =>
  Buffer.from(JSON.stringify([sortKey, id])).toString('base64url')

/** Throws a Problem (400) for anything that `toCursor` did not make. */
export function fromCursor(cursor: string): PagePlace {
  const parts = parsed(cursor)
  if (!Array.isArray(parts) || parts.length !== 2 || !parts.every(isStorable))
    throw new Problem(400, 'VALIDATION_FAILED', 'query.cursor: is none that an answer of this call held')
  const [sortKey, id] = parts as [string, string]
  return { sortKey, id }
}

const isStorable = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}
