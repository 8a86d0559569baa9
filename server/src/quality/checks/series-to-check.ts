import type { Entities } from '../../entities/entities'
import { type SeriesInterval, ruledSeries } from '../../readings/index'
import { rulesOf } from '../rules/series-rules'
import { settingsOfRules } from '../rules/settings-of-rules'
import type { CheckSettings } from '../validation/check-settings'
import type { SeriesRules } from '@energycockpit/contract'

export interface SeriesToCheck {
  id: number
  isMeasured: boolean
  seriesInterval: SeriesInterval
  rules: SeriesRules
  settings: CheckSettings
  /** How often its rules had been set by now. */
  rulesRevision: number
  /** How often its readings had changed by now. */
  revision: number
}

/** What the checks must know of a series. */
export async function seriesToCheck({ db }: Entities, id: number): Promise<SeriesToCheck> {
  const { series, own, rulesRevision, revision } = (await ruledSeries(db, { id }))!
  return {
    id,
    seriesInterval: { interval: series.interval, timeZone: series.timeZone },
    isMeasured: series.seriesType === 'MEASURED',
    rules: rulesOf(series, own),
    settings: settingsOfRules(series, own),
    ...{ rulesRevision, revision },
  }
}
