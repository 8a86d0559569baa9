import { Problem } from '../http/problem'

/** Where a page of nodes ended: kinds of nodes in their order, then names, then ids. */
export interface NodePlace {
  rank: number
  sortName: string
  id: string
}

export function toCursor({ rank, sortName, id }: NodePlace): string {
  return Buffer.from(JSON.stringify([rank, sortName, id])).toString('base64url')
}

/** Throws a 400 for anything that `toCursor` did not make. */
export function fromCursor(cursor: string): NodePlace {
  const parts = parsed(cursor)
  if (!Array.isArray(parts) || parts.length !== 3) throw unknownCursor()
  const [rank, sortName, id] = parts as unknown[]
  if (!Number.isSafeInteger(rank) || !isStorable(sortName) || !isStorable(id)) throw unknownCursor()
  return { rank: rank as number, sortName, id }
}

const isStorable = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0')

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return undefined
  }
}

const unknownCursor = () =>
  new Problem(400, 'VALIDATION_FAILED', 'query.cursor: is none that an answer of this call held')
