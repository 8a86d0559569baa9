import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { MeasurementSeries, MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Panel } from '@energycockpit/ui'
import { concernedBySeries } from '../annotations/concerned-by-series'
import { useAnnotations } from '../annotations/use-annotations'
import type { Choice } from '../choice/choice'
import { dateRangeOf } from '@energycockpit/time'
import { neighbourOf, periodOf, rangeEndingWith } from '../choice/dates'
import { pointsToRequest } from '../choice/points-to-request'
import { automaticGranularity, granularityFor, sensibleGranularities } from '../choice/sensible-granularities'
import { answered, shownAs } from '../choice/shown-as'
import { BalancePanel, hasBalance } from '../balance/balance-panel'
import type { ChangeChoice } from '../choice/use-choice'
import { ExplainLinks } from '../consumption/explain-links'
import { explaining } from './explaining'
import { PeriodBar } from './period-bar'
import { SeriesChoice } from './series-choice'
import { ShownAsChoice } from './shown-as-choice'
import { ValuesResult } from './values-result'
import { valuesQuery } from './values-query'
import styles from './values.module.css'

interface SeriesViewProps {
  point: MeteringPoint
  series: MeasurementSeries
  choice: Choice
  onChange: ChangeChoice
}

/** One series of the point: which one, as what, over which period, how finely; and what came of it. */
export function SeriesView({ point, series, choice, onChange }: SeriesViewProps) {
  const { api } = useFeature()
  const { t } = useTexts()
  // The day that 'current' and 'last' start from stands still while the page is open, so that no choice moves.
  const [openedAt] = useState(() => new Date())
  const zone = point.location.timeZone
  const period = periodOf(choice.period, openedAt, zone)
  const range = dateRangeOf(period, zone)
  const stored = { ...series, productType: point.productType }
  const shown = shownAs(choice, stored)
  const kind = answered(stored, shown.as)
  const granularity = granularityFor(choice.granularity, kind, period, zone)
  const points = pointsToRequest(granularity, kind, period, zone)
  const concerned = useMemo(() => [concernedBySeries(point, series, t)], [point, series, t])
  const annotated = useAnnotations([point.id], concerned, period, period.from.getTime())
  const values = useQuery(valuesQuery(api, series.id, { period, granularity, points, shown }))

  return (
    <>
      <Panel>
        <div className={styles.view}>
          <div className={styles.bar}>
            {point.series.length > 1 ? (
              <SeriesChoice point={point} series={series} onChange={(seriesId) => onChange({ seriesId })} />
            ) : null}
            <ShownAsChoice
              series={stored}
              quantities={point.location.referenceQuantities}
              shown={shown}
              onChange={(wanted) => onChange(wanted)}
            />
            <PeriodBar
              choice={choice}
              period={period}
              timeZone={zone}
              automatic={automaticGranularity(kind, period, zone)}
              granularities={sensibleGranularities(kind, period, zone)}
              onPeriod={(chosen) => onChange({ period: chosen })}
              onStep={(direction) => onChange({ period: neighbourOf(range, direction) })}
              onGranularity={(chosen) => onChange({ granularity: chosen })}
            />
          </div>
          <ValuesResult
            point={point}
            series={series}
            shown={shown}
            {...{ values, annotated }}
            onShowAsRecorded={() => onChange({ as: undefined, per: undefined })}
            onShowLatest={(last) => onChange({ period: rangeEndingWith(range, last, zone) })}
          />
          <ExplainLinks choice={choice} to={explaining(point, series)} />
        </div>
      </Panel>
      {hasBalance(point, series) && (
        <BalancePanel point={point} series={series} period={period} shown={shown} />
      )}
    </>
  )
}
