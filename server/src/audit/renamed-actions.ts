/**
 * Entries are sealed by their hashes, so an action that gets a better name keeps the old one in the entries that there
 * are. From the name of those to the name of today.
 */
const renamed = new Map([
  ['readings.load-undone', 'readings.import-undone'],
  ['readings.counter-entered', 'readings.meter-reading-entered'],
  ['readings.spread-anew', 'readings.apportioned-again'],
])

/** The action by the name of today. */
export const actionOfToday = (action: string): string => renamed.get(action) ?? action

/** All names that an action has had. */
export const namesOfAction = (action: string): string[] => [
  action,
  ...[...renamed].filter(([, now]) => now === action).map(([before]) => before),
]
