import { lazy, Suspense, useState } from 'react'
import { isCallError } from '@energycockpit/api-client'
import { ChartDaysContext, ChartPlaceContext } from '@energycockpit/charts/chart-place'
import { QueryContent } from '@energycockpit/failures'
import { PageTexts, useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { dateRangeOf } from '@energycockpit/time'
import { Button, EmptyState, Panel, Waiting } from '@energycockpit/ui'
import type { Choice } from '../choice/choice'
import type { ChangeChoice } from '../choice/use-choice'
import { featureTexts } from '../feature-texts'
import { widgetTexts } from '../widgets/widget-texts'
import type { WidgetDefinition } from '../widgets/widget'
import { placeOfChosen } from './place-of-chosen'
import { ChartsOfChoice } from './charts-of-choice'
import type { Shown } from './use-shown'
import { WidgetBoundary } from './widget-boundary'

interface PlacedWidgetProps {
  widget: WidgetDefinition
  choice: Choice
  onChange: ChangeChoice
  shown: Shown
}

/** A widget with what it is about; in its place why there is nothing, or what failed. */
export function PlacedWidget({ widget, choice, onChange, shown }: PlacedWidgetProps) {
  const { t } = useTexts()
  const { locale, user } = useFeature()
  const [View, setView] = useState(() => viewOf(widget))
  const waiting = <Waiting label={t('widgets.loading')} lines={8} />

  if (isCallError(shown.chosen.error) && shown.chosen.error.status === 404)
    return (
      <Panel>
        <EmptyState title={t('node.unknown')}>{t('node.unknownDetail')}</EmptyState>
      </Panel>
    )
  const content = (
    <QueryContent
      query={shown.chosen}
      loading={t('widgets.seriesLoading')}
      failed={t('widgets.seriesFailed')}
    >
      {(chosen) =>
        chosen.series.length === 0 && !widget.needsNoSeries ? (
          <Panel>
            <EmptyState
              title={t('widgets.noSeries')}
              glyph="meter"
              action={
                <Button onClick={() => onChange({ filters: {}, productType: undefined })}>
                  {t('widgets.withoutFilters')}
                </Button>
              }
            >
              {t('widgets.noSeriesDetail')}
            </EmptyState>
          </Panel>
        ) : (
          <WidgetBoundary
            title={t('widgets.failed', { title: widget.menu[locale].title })}
            retryLabel={t('widgets.retry')}
            onRetry={() => setView(viewOf(widget))}
          >
            <PageTexts locale={locale} load={[featureTexts, widgetTexts, widget.texts]}>
              <Suspense fallback={waiting}>
                <ChartPlaceContext value={placeOfChosen(chosen, user?.client_business_name)}>
                  <ChartDaysContext value={daysOf(shown)}>
                    <ChartsOfChoice {...{ choice, onChange }}>
                      {(changeChoice) => (
                        <View {...shown.time} {...{ choice, chosen }} onChange={changeChoice} />
                      )}
                    </ChartsOfChoice>
                  </ChartDaysContext>
                </ChartPlaceContext>
              </Suspense>
            </PageTexts>
          </WidgetBoundary>
        )
      }
    </QueryContent>
  )
  return shown.chosen.data ? content : <Panel>{content}</Panel>
}

/** The first and the last day of what is looked at. */
const daysOf = ({ time: { period, timeZone } }: Shown) =>
  dateRangeOf({ from: period.from, to: new Date(period.to.getTime() - 1) }, timeZone)

/** Its code is requested at once, beside the series that it will be about. */
function viewOf({ load }: WidgetDefinition) {
  const loaded = load()
  // Whoever draws it is told of the failure.
  loaded.catch(() => undefined)
  return lazy(() => loaded)
}
