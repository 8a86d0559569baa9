/** What people did is told by the clock of whoever reads it. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
