import { useTexts } from '@energycockpit/i18n'
import { Panel } from '@energycockpit/ui'
import type { Choice } from '../choice/choice'
import { neighbourOf } from '../choice/dates'
import type { ChangeChoice } from '../choice/use-choice'
import { ComparisonChoice } from '../consumption/comparison-choice'
import { PeriodBar } from '../values/period-bar'
import type { Control } from '../widgets/widget'
import { ChosenChips } from './chosen-chips'
import { FiltersButton } from './filters-button'
import type { Shown } from './use-shown'
import styles from './frame.module.css'

interface ChoiceBarProps {
  choice: Choice
  onChange: ChangeChoice
  shown: Shown
  controls: readonly Control[]
  hasFilters?: boolean
}

/** What is looked at, and over which time. */
export function ChoiceBar({ choice, onChange, shown, controls, hasFilters = true }: ChoiceBarProps) {
  const { t, formats } = useTexts()
  const { data } = shown.chosen
  return (
    <Panel>
      <div className={styles.bar}>
        <ChosenChips {...{ choice, onChange }} chosen={shown.chosen} />
        {hasFilters && <FiltersButton {...{ choice, onChange }} chosen={data} />}
      </div>
      {controls.includes('period') && (
        <div className={styles.bar}>
          <PeriodBar
            choice={choice}
            {...shown.bar}
            hasGranularity={controls.includes('granularity')}
            onPeriod={(period) => onChange({ period })}
            onStep={(direction) => onChange({ period: neighbourOf(shown.time.range, direction) })}
            onGranularity={(granularity) => onChange({ granularity })}
          />
          {controls.includes('comparison') && (
            <ComparisonChoice
              value={choice.compareWith}
              onChange={(compareWith) => onChange({ compareWith })}
            />
          )}
        </div>
      )}
      {data?.hasMore && (
        <p className={styles.question}>
          {t('widgets.tooMany', { shown: formats.count(data.series.length) })}
        </p>
      )}
    </Panel>
  )
}
