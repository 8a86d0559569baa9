import type { FeatureFailureReport } from '@energycockpit/contract'

export interface GuardOptions {
  features: ReadonlySet<string>
  /** The element that features stand in. */
  host: Element
  report: (breach: FeatureFailureReport) => void
}
