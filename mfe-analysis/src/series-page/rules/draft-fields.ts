import type { MeasurementSeries } from '@energycockpit/contract'
import type { readDraft, RulesDraft } from './rules-draft'

/** What each group of fields is given. */
export interface DraftFieldsProps {
  series: MeasurementSeries
  draft: RulesDraft
  onChange: (changes: Partial<RulesDraft>) => void
  /** Told as soon as somebody has tried. */
  faults: ReturnType<typeof readDraft>['faults'] | undefined
  /** What the fields would show of the rules that hold while nobody says otherwise. */
  defaults: RulesDraft
}
