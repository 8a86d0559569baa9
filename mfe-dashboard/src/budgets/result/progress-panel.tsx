import { ChartPlaceContext } from '@energycockpit/charts/chart-place'
import { useMemo } from 'react'
import { TimeChart } from '@energycockpit/charts'
import type { Budget } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { nodeQuery } from '@energycockpit/hierarchy'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, Figure, FigureRow, Panel, PartialNotice } from '@energycockpit/ui'
import { LightSign } from '../../indicators/light-sign'
import { budgetExplanation } from './budget-explanation'
import { ExpectedFigure } from './expected-figure'
import { MonthsTable } from './months-table'
import { progressOf, unitOf, type BudgetKind, type CountedYear, type NoProgress } from './progress-query'
import { aheadSince, progressSeries } from './progress-series'
import { useForecastOf } from './use-forecast-of'
import { useCountedYear } from './use-progress'
import documents from '../../documents/documents.module.css'
import styles from '../../indicators/indicators.module.css'

/** What is mended where prices and factors are set. */
const ofPrices: ReadonlySet<NoProgress> = new Set(['NO_PRICE', 'NOT_COUNTABLE', 'OTHER_CURRENCY'])

interface ProgressPanelProps {
  budget: Budget
  kind: BudgetKind
  canEdit: boolean
}

/** How a budget stands: of its amount, or of its costs. */
export function ProgressPanel({ budget, kind, canEdit }: ProgressPanelProps) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const counted = useCountedYear(budget, kind)
  return (
    <Panel title={t(`budgets.kinds.${kind}`)}>
      <QueryContent query={counted} loading={t('budgets.reckoning')} failed={t('budgets.notReckoned')}>
        {(found) =>
          'lack' in found ? (
            <EmptyState
              title={t(`budgets.lacks.${found.lack}`)}
              glyph="cost"
              action={
                ofPrices.has(found.lack) && (
                  <ButtonLink
                    href={`${basePath}/measurement-data/conversion-factors${budget.nodeId === null ? '' : `?${nodeQuery(budget.nodeId)}`}`}
                  >
                    {t('budgets.toFactors')}
                  </ButtonLink>
                )
              }
            >
              <p>{t(`budgets.lackDetails.${found.lack}`)}</p>
              <p>{t(canEdit ? `budgets.lackSteps.${found.lack}` : 'budgets.lackAsk')}</p>
            </EmptyState>
          ) : (
            <Progress budget={budget} kind={kind} counted={found} />
          )
        }
      </QueryContent>
    </Panel>
  )
}

function Progress({ budget, kind, counted }: Omit<ProgressPanelProps, 'canEdit'> & { counted: CountedYear }) {
  const { t, formats, locale } = useTexts()
  const { basePath } = useFeature()
  const { forecast, isForecasting } = useForecastOf(budget, kind, counted)
  const { year, productType } = budget
  const { timeZone, leftOut } = counted
  const unit = unitOf(budget, kind)
  const expected = forecast && !('lack' in forecast) ? forecast : null
  const progress = useMemo(
    () => progressOf(budget, kind, counted, expected)!,
    [budget, kind, counted, expected],
  )
  const series = useMemo(() => {
    const labels = {
      actual: t('budgets.actual'),
      budget: t('budgets.budget'),
      expected: t('budgets.expected'),
      band: t('budgets.band'),
    }
    return progressSeries({ progress, year, unit, timeZone, productType, labels })
  }, [progress, year, unit, timeZone, productType, t])
  const { state, actual, toDate, total, known, deviation, light } = progress
  const part = (value: number | null) =>
    value === null ? { number: '–' } : formats.quantityParts(value, unit)
  return (
    <div className={styles.page}>
      {state === 'AHEAD' && <PartialNotice kind="information">{t('budgets.ahead')}</PartialNotice>}
      {state !== 'AHEAD' && actual !== null && deviation === null && leftOut === 0 && (
        <PartialNotice>{t('budgets.incomplete', { share: formats.percent(known, 1) })}</PartialNotice>
      )}
      {leftOut > 0 && <PartialNotice>{t('budgets.leftOut', { count: leftOut })}</PartialNotice>}
      <FigureRow>
        <Figure
          label={t(state === 'OVER' ? 'budgets.actualYear' : 'budgets.actualToDate')}
          {...part(actual)}
          note={state !== 'AHEAD' && <LightSign light={light} />}
        />
        {state === 'RUNNING' && (
          <Figure label={t('budgets.budgetToDate')} {...part(toDate)} note={t('budgets.untilYesterday')} />
        )}
        <Figure label={t('budgets.budgetYear', { year })} {...part(total)} />
        <Figure
          label={t('budgets.deviation')}
          {...part(deviation)}
          note={
            deviation !== null && toDate > 0
              ? writtenChange(deviation / toDate, formats)
              : t('budgets.knownShare', { share: formats.percent(known, 1) })
          }
        />
        {state === 'RUNNING' && <ExpectedFigure {...{ progress, unit, isForecasting }} />}
      </FigureRow>
      {state === 'RUNNING' && forecast && 'lack' in forecast && (
        <PartialNotice kind="information">{t(`budgets.noForecast.${forecast.lack}`)}</PartialNotice>
      )}
      {state !== 'AHEAD' && <p className={styles.note}>{t('budgets.rule')}</p>}
      {kind === 'costs' && budget.productType === 'ELECTRICITY' && (
        <p className={styles.note}>{t('budgets.importOnly')}</p>
      )}
      {expected !== null && kind === 'costs' && <p className={styles.note}>{t('budgets.atMeanPrice')}</p>}
      {state !== 'AHEAD' && (
        <div className={documents.steps}>
          <ButtonLink href={budgetExplanation(basePath, budget, 'consumption')}>
            {t('budgets.explain')}
          </ButtonLink>
          {expected !== null && (
            <ButtonLink href={budgetExplanation(basePath, budget, 'forecast')}>
              {t('budgets.explainForecast')}
            </ButtonLink>
          )}
        </div>
      )}
      <ChartPlaceContext value={[budget.nodeName, budget.name].filter(Boolean).join(', ')}>
        <TimeChart
          locale={locale}
          title={t('budgets.cumulated', { year })}
          series={series}
          now={aheadSince(progress, year, timeZone)}
        />
      </ChartPlaceContext>
      <MonthsTable progress={progress} unit={unit} />
    </div>
  )
}
