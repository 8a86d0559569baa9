import type { ClosedPeriod } from '@energycockpit/contract'

const dayLength = 86_400_000

/** The closed days that lie in any of the spans, as days since 1970-01-01, in order. A span's last day is not in it. */
export function daysOfPeriods(
  periods: readonly ClosedPeriod[],
  spans: readonly { from: number; to: number }[],
): number[] {
  const days = new Set<number>()
  for (const { firstDay, lastDay } of periods)
    for (const { from, to } of spans) {
      const first = Math.max(from, Date.parse(firstDay) / dayLength)
      const end = Math.min(to, Date.parse(lastDay) / dayLength + 1)
      for (let day = first; day < end; day++) days.add(day)
    }
  return [...days].sort((one, other) => one - other)
}
