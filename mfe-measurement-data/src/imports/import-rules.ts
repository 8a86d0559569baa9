import type { ReadingImport } from '@energycockpit/contract'

const running: readonly ReadingImport['state'][] = ['STAGING', 'BACKING_UP', 'COMMITTING']

/** It is under way. */
export const isRunning = ({ state }: Pick<ReadingImport, 'state'>): boolean => running.includes(state)

type Undone = Pick<ReadingImport, 'id' | 'undoneBy'>

/**
 * Whether what an import did still holds: nobody has undone it, or whoever did took that back. An undo that is not among
 * `imports` is believed to hold.
 */
export function isInForce(readingImport: Undone, imports: readonly Undone[]): boolean {
  if (readingImport.undoneBy === null) return true
  const undo = imports.find(({ id }) => id === readingImport.undoneBy)
  return undo !== undefined && !isInForce(undo, imports)
}
