import type { StructureKind } from '@energycockpit/contract'
import { randomUUID } from 'node:crypto'

const prefixes = { ORG_UNIT: 'ou', LOCATION: 'loc', METERING_POINT: 'mp', OBJECT: 'obj' } as const

/** An id for a new item; a series has a number instead. */
export const newNodeId = (kind: Exclude<StructureKind, 'SERIES'>): string =>
  `${prefixes[kind]}-${randomUUID()}`
