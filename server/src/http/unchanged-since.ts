/**
 * Whether something is as whoever changes it has seen it: set last at `since` (ISO 8601), or `never`. `at`: when it was
 * set last; undefined: it is not set.
 */
export const isUnchangedSince = (at: Date | undefined, since: string): boolean =>
  since === 'never' ? at === undefined : at?.getTime() === Date.parse(since)
