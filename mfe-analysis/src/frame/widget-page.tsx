import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Panel } from '@energycockpit/ui'
import { neighbourOf } from '../choice/dates'
import { useChoice } from '../choice/use-choice'
import { ComparisonChoice } from '../consumption/comparison-choice'
import { PeriodBar } from '../values/period-bar'
import type { WidgetDefinition } from '../widgets/widget'
import { AnalysesMenu } from './analyses-menu'
import { ChoosingLayout } from './choosing-layout'
import { ChosenChips } from './chosen-chips'
import { FiltersButton } from './filters-button'
import { PlacedWidget } from './placed-widget'
import { useShown } from './use-shown'
import styles from './frame.module.css'

/** The page of one analysis: what is looked at, over which time, and the analysis. */
export function WidgetPage({ widget }: { widget: WidgetDefinition }) {
  const { locale } = useFeature()
  const { t } = useTexts()
  const [choice, onChange] = useChoice()
  const shown = useShown(choice)
  const { title, question } = widget.menu[locale]
  const has = (control: WidgetDefinition['controls'][number]) => widget.controls.includes(control)

  return (
    <ChoosingLayout {...{ choice, onChange }} path={[]}>
      <div className={styles.page}>
        <header className={styles.header}>
          <div>
            <h1 tabIndex={-1}>{title}</h1>
            <p className={styles.question}>{question}</p>
          </div>
          <AnalysesMenu choice={choice} slug={widget.slug} />
        </header>
        <Panel>
          <div className={styles.bar}>
            <ChosenChips {...{ choice, onChange }} chosen={shown.chosen.data} />
            <FiltersButton {...{ choice, onChange }} chosen={shown.chosen.data} />
          </div>
          {has('period') && (
            <div className={styles.bar}>
              <PeriodBar
                choice={choice}
                {...shown.bar}
                hasGranularity={has('granularity')}
                onPeriod={(period) => onChange({ period })}
                onStep={(direction) => onChange({ period: neighbourOf(shown.time.range, direction) })}
                onGranularity={(granularity) => onChange({ granularity })}
              />
              {has('comparison') && (
                <ComparisonChoice
                  value={choice.compareWith}
                  onChange={(compareWith) => onChange({ compareWith })}
                />
              )}
            </div>
          )}
          {shown.chosen.data && shown.chosen.data.count > shown.chosen.data.series.length && (
            <p className={styles.question}>
              {t('widgets.tooMany', {
                count: shown.chosen.data.series.length,
                of: shown.chosen.data.count,
              })}
            </p>
          )}
        </Panel>
        <PlacedWidget key={widget.slug} {...{ widget, choice, onChange, shown }} />
      </div>
    </ChoosingLayout>
  )
}
