import type { ReadingLoad } from '@energycockpit/contract'

const running: readonly ReadingLoad['state'][] = ['STAGING', 'KEEPING', 'WRITING']

/** It is under way. */
export const isRunning = ({ state }: Pick<ReadingLoad, 'state'>): boolean => running.includes(state)

type Undone = Pick<ReadingLoad, 'id' | 'undoneBy'>

/**
 * Whether what a load did still holds: nobody has undone it, or whoever did took that back. An undo that is not among
 * `loads` is believed to hold.
 */
export function isInForce(load: Undone, loads: readonly Undone[]): boolean {
  if (load.undoneBy === null) return true
  const undo = loads.find(({ id }) => id === load.undoneBy)
  return undo !== undefined && !isInForce(undo, loads)
}
