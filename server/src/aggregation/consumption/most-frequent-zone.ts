/** The zone of most of them; of several the first by name; UTC where there is none. */
export function mostFrequentZone(series: readonly { timeZone: string }[]): string {
  const counts = new Map<string, number>()
  for (const { timeZone } of series) counts.set(timeZone, (counts.get(timeZone) ?? 0) + 1)
  const [first] = [...counts].sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
  return first?.[0] ?? 'UTC'
}
