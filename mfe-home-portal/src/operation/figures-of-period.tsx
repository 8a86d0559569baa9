import type { FeatureInOperation, LoadTimes } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Figure, FigureRow, Panel } from '@energycockpit/ui'
import { failureRate, openingsOf, writtenRate } from './failure-rate'
import { writtenTime } from './written-time'

interface FiguresOfPeriodProps {
  firstFeature: LoadTimes
  lines: readonly FeatureInOperation[]
}

/** All features at a glance. */
export function FiguresOfPeriod({ firstFeature, lines }: FiguresOfPeriodProps) {
  const { t, formats } = useTexts()
  const all = openingsOf(lines)
  const rate = failureRate(all)
  const pageStarts = t('operation.pageStarts', {
    count: firstFeature.loads,
    number: formats.count(firstFeature.loads),
  })
  return (
    <Panel title={t('operation.overview')}>
      <FigureRow>
        <Figure
          label={t('operation.firstFeature')}
          note={pageStarts}
          {...writtenTime(firstFeature.medianMs, formats)}
        />
        <Figure
          label={t('operation.slowStart')}
          note={t('operation.slowStartNote')}
          {...writtenTime(firstFeature.percentile95Ms, formats)}
        />
        <Figure label={t('operation.openings')} number={formats.count(all.openings)} />
        <Figure
          label={t('operation.failureRate')}
          number={writtenRate(rate, formats)}
          note={t('operation.brokenOpenings', {
            count: all.brokenOpenings,
            number: formats.count(all.brokenOpenings),
          })}
        />
      </FigureRow>
    </Panel>
  )
}
