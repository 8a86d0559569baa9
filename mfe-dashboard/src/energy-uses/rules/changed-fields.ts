import type { EnergyUseContent, EnergyUseVersion } from '@energycockpit/contract'

export type ChangedField = keyof EnergyUseContent

export interface HistoryStep extends EnergyUseVersion {
  /** What differs from before; empty for the first. */
  changed: readonly ChangedField[]
  before: EnergyUseContent | undefined
}

/** Versions, the latest first, with what each has changed. */
export function historySteps(versions: readonly EnergyUseVersion[]): HistoryStep[] {
  return versions.map((version, place) => {
    const before = versions[place + 1]?.content
    const fields = Object.keys(version.content) as ChangedField[]
    const changed = before
      ? fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(version.content[field]))
      : []
    return { ...version, changed, before }
  })
}
