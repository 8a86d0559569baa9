/** What is ranked. */
export interface ParetoItem {
  key: string
  name: string
  /** Null: nothing is known. */
  value: number | null
}

export interface ParetoRow<Item extends ParetoItem> {
  item: Item
  /** The same for the same value: 1, 1, 3. Null for what has no share. */
  rank: number | null
  /** Of all that is above zero, 0 to 1. Null for what is not known or below zero, which is no part of a whole. */
  share: number | null
  /** Of this and all before it. */
  cumulative: number | null
  /** It belongs to the fewest that make up the threshold together. */
  isCandidate: boolean
}

/** Sums of floating-point numbers reach 0.8 as 0.7999999999999999. */
const tolerance = 1e-9

/**
 * The largest first, those of the same value by name, then what is below zero, then what is not known. Whoever has the
 * same value as the last candidate is one, too: that it stands below it by its name is no reason.
 */
export function pareto<Item extends ParetoItem>(
  items: readonly Item[],
  { threshold, locale }: { threshold: number; locale: string },
): ParetoRow<Item>[] {
  const names = new Intl.Collator(locale, { numeric: true })
  const sorted = items.toSorted(
    (one, other) =>
      Number(one.value === null) - Number(other.value === null) ||
      (other.value ?? 0) - (one.value ?? 0) ||
      names.compare(one.name, other.name) ||
      (one.key < other.key ? -1 : 1),
  )
  const total = sorted.reduce((sum, { value }) => sum + Math.max(0, value ?? 0), 0)
  const rows: ParetoRow<Item>[] = []
  let sum = 0
  for (const item of sorted) {
    const { value } = item
    if (value === null || value < 0 || total === 0) {
      rows.push({ item, rank: null, share: null, cumulative: null, isCandidate: false })
      continue
    }
    const before = rows.at(-1)
    const isTie = before?.item.value === value
    const isNeeded = sum / total < threshold - tolerance
    sum += value
    rows.push({
      item,
      rank: isTie ? before.rank : rows.length + 1,
      share: value / total,
      cumulative: Math.min(1, sum / total),
      isCandidate: value > 0 && (isNeeded || (isTie && before.isCandidate)),
    })
  }
  return rows
}
