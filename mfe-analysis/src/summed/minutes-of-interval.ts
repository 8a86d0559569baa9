const minutesOfUnit: Readonly<Record<string, number>> = { S: 1 / 60, M: 1, H: 60 }

/** How many minutes an interval of hours, minutes or seconds takes. */
export function minutesOfInterval(interval: string): number {
  const [, amount, unit = ''] = /^PT(\d+)([SMH])$/.exec(interval) ?? []
  return Number(amount) * (minutesOfUnit[unit] ?? Number.NaN)
}
