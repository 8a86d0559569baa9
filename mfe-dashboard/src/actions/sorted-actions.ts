import type { ActionState, EnergyAction } from '@energycockpit/contract'

export const sortings = ['name', 'dueOn', 'worth'] as const
export type Sorting = (typeof sortings)[number]

/** Actions that are still to be done, those that are, or all. */
export const shownStates = ['OPEN', 'IMPLEMENTED', 'REJECTED', 'ALL'] as const
export type ShownStates = (typeof shownStates)[number]

const open: readonly ActionState[] = ['IDEA', 'PLANNED', 'IN_PROGRESS']

export const isShown = ({ state }: Pick<EnergyAction, 'state'>, shown: ShownStates): boolean =>
  shown === 'ALL' || (shown === 'OPEN' ? open.includes(state) : state === shown)

/** By name, by what is due first, or by what is worth most; what has neither stands last. */
export function sortedActions(actions: readonly EnergyAction[], by: Sorting, locale: string): EnergyAction[] {
  const names = new Intl.Collator(locale, { numeric: true })
  const byName = (one: EnergyAction, other: EnergyAction) => names.compare(one.name, other.name)
  const last = (value: string | number | undefined | null) => (value === null || value === undefined ? 1 : 0)
  return actions.toSorted((one, other) => {
    if (by === 'dueOn') {
      const order = last(one.dueOn) - last(other.dueOn)
      return order || (one.dueOn ?? '').localeCompare(other.dueOn ?? '') || byName(one, other)
    }
    if (by === 'worth') {
      const [first, second] = [one.worth?.netPresentValue, other.worth?.netPresentValue]
      return last(first) - last(second) || (second ?? 0) - (first ?? 0) || byName(one, other)
    }
    return byName(one, other)
  })
}

/** What actions are worth together, for each currency, by its code; those without costs are left out. */
export function worthByCurrency(actions: readonly EnergyAction[]): [currency: string, value: number][] {
  const sums = new Map<string, number>()
  for (const { currency, worth } of actions)
    if (worth) sums.set(currency, (sums.get(currency) ?? 0) + worth.netPresentValue)
  return [...sums].toSorted(([one], [other]) => one.localeCompare(other))
}
