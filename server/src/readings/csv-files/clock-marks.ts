export type ClockMark = 'summer' | 'winter'

/** What files write for the first and for the second of the two hours, or all summer and all winter; no capitals. */
export const clockMarks: Readonly<Record<ClockMark, readonly string[]>> = {
  summer: [
    ...['mesz', 'cest', 'bst', 'eest', 'west', 'edt', 'cdt', 'mdt', 'pdt', 'dst', 'sommerzeit', 'sommer'],
    ...['summer', 'summer time', 's', 'a', '2a', '1', 'true', 'ja', 'yes', 'y', 'j'],
  ],
  winter: [
    ...['mez', 'cet', 'gmt', 'eet', 'wet', 'est', 'cst', 'mst', 'pst', 'st', 'winterzeit', 'winter'],
    ...['normalzeit', 'w', 'b', '2b', '0', 'false', 'nein', 'no', 'n'],
  ],
}

/** Nothing else is written so, whatever the column is called. */
export const unmistakable: ReadonlySet<string> = new Set([
  ...clockMarks.summer.slice(0, 14).filter((text) => text.length > 2),
  ...clockMarks.winter.slice(0, 13).filter((text) => text.length > 2),
])

export function clockMark(
  text: string | undefined,
  { summer, winter }: { summer: readonly string[]; winter: readonly string[] } = clockMarks,
): ClockMark | undefined {
  const plain = text?.trim().toLowerCase()
  if (plain === undefined || plain === '') return undefined
  if (summer.includes(plain)) return 'summer'
  return winter.includes(plain) ? 'winter' : undefined
}
