import type { DateRange } from '@energycockpit/time'

/** The variance analysis of a saved baseline's meters and some days. */
export function savedVariancePath(
  basePath: string,
  { baselineId, meteringPointIds }: { baselineId: string; meteringPointIds: readonly string[] },
  { from, to }: DateRange,
): string {
  const [first, ...others] = new Set(meteringPointIds)
  const query = new URLSearchParams()
  if (first !== undefined) query.set('point', first)
  for (const other of others) query.append('with', other)
  const options = { mode: 'BASELINE', baseline: 'SAVED', saved: baselineId }
  for (const [name, value] of Object.entries({ from, to })) query.set(name, value)
  for (const [name, value] of Object.entries(options)) query.set(`o.${name}`, value)
  return `${basePath}/analysis/variance-analysis?${query}`
}
