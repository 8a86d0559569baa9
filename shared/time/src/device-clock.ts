/** What people did is told by the clock of whoever reads it. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** `YYYY-MM-DD` by the user's own clock. */
export const today = (now = new Date()): string => {
  const two = (value: number) => String(value).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
