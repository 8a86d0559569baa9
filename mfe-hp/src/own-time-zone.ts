/** Where the user sits: what belongs to them alone is told in their own time. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
