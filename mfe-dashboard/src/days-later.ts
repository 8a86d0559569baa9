/** The day so many days after a day; before it where they are negative. Both `YYYY-MM-DD`. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
