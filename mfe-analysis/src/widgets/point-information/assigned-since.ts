import { formerInOrder, type FormerParent } from '@energycockpit/contract'

/** Since when something stands where it does, `YYYY-MM-DD`; null: it has never been moved. */
export function assignedSince(placed: { parent: string | null; former: readonly FormerParent[] }) {
  const former = formerInOrder(placed)
  return { since: former.at(-1)?.until ?? null, former }
}
