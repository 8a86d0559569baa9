import type { Budget } from '@energycockpit/contract'

/** The latest year first, and in it by name. */
export function sortedBudgets<One extends Pick<Budget, 'year' | 'name'>>(
  budgets: readonly One[],
  locale: string,
): One[] {
  const names = new Intl.Collator(locale, { numeric: true })
  return budgets.toSorted((one, other) => other.year - one.year || names.compare(one.name, other.name))
}
