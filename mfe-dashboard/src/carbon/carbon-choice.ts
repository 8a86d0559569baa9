import { nodeOfQuery } from '@energycockpit/hierarchy'
import type { CarbonChoice } from './carbon-query'

const yearIn = (text: string | null): number | undefined =>
  text !== null && /^20\d{2}$/.test(text) ? Number(text) : undefined

/** Which report an address names; without a year the last that is over, against the one before. */
export function choiceOf(query: string, today: string): CarbonChoice {
  const params = new URLSearchParams(query)
  const year = yearIn(params.get('year')) ?? Number(today.slice(0, 4)) - 1
  const base = params.get('base')
  const baseYear = base === 'none' ? undefined : (yearIn(base) ?? year - 1)
  return { nodeId: nodeOfQuery(query), year, baseYear: baseYear === year ? undefined : baseYear }
}

/** The query of the address for a choice. */
export function queryOf({ nodeId, year, baseYear }: CarbonChoice): string {
  const params = new URLSearchParams({
    year: String(year),
    base: baseYear === undefined ? 'none' : String(baseYear),
  })
  if (nodeId !== undefined) params.set('node', nodeId)
  return params.toString()
}

/** Years to choose from, the latest first; with those that are chosen. */
export function yearsToChoose(today: string, chosen: readonly (number | undefined)[]): number[] {
  const latest = Number(today.slice(0, 4))
  const years = new Set(Array.from({ length: 10 }, (_, ago) => latest - ago))
  for (const one of chosen) if (one !== undefined) years.add(one)
  return [...years].sort((one, other) => other - one)
}
