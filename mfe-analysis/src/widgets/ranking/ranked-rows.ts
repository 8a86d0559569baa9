import type { ObjectRanking, UnrankedReason } from '@energycockpit/contract'

/** An object of a ranking. */
export interface RankedRow {
  position: number
  id: string
  name: string
  location: string | null
  orgUnit: string
  purchase: number | null
  feedIn: number | null
  production: number | null
  share: number | null
  compared: number | null
  change: number | null
  changeShare: number | null
  degreeDays: number | null
  meanDegreeDays: number | null
  reason: UnrankedReason | null
  /** Share of the values that are there of those expected until now, 0 to 1. */
  there: number
}

/** The columns of a ranking as rows. */
export function rankedRows(ranking: ObjectRanking): RankedRow[] {
  return ranking.id.map((id, place) => ({
    ...{ id, position: place + 1, name: ranking.name[place]!, orgUnit: ranking.orgUnit[place]! },
    location: ranking.location[place] ?? null,
    purchase: ranking.purchase[place] ?? null,
    feedIn: ranking.feedIn[place] ?? null,
    production: ranking.production[place] ?? null,
    share: ranking.share[place] ?? null,
    compared: ranking.compared[place] ?? null,
    change: ranking.change[place] ?? null,
    changeShare: ranking.changeShare[place] ?? null,
    degreeDays: ranking.degreeDays[place] ?? null,
    meanDegreeDays: ranking.meanDegreeDays[place] ?? null,
    reason: ranking.reason[place] ?? null,
    there: ranking.measured[place]! + ranking.estimated[place]!,
  }))
}

export const amounts = ['purchase', 'feedIn', 'production'] as const

/** Whether any of the objects has it. */
export const someHave = (rows: readonly RankedRow[], key: keyof RankedRow): boolean =>
  rows.some((row) => row[key] !== null)
