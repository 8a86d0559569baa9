import type { AnomalyKind } from '@energycockpit/contract'

/** A day outside of the band, as it is stored with its anomaly. */
export interface DayOfAnomaly {
  /** `YYYY-MM-DD`, of the location. */
  date: string
  usage: number
  expected: number
  /** What the difference cost; null: there is no price. */
  money: number | null
}

/** An anomaly as the days are now. */
export interface FoundRun {
  direction: 'HIGH' | 'LOW'
  kind: AnomalyKind
  days: DayOfAnomaly[]
  goesOn: boolean
  measured: number
  expected: number
  lower: number
  upper: number
  score: number
  money: number | null
  currency: string | null
}
