import type { Indicator } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, Figure, FigureRow, Panel, PartialNotice } from '@energycockpit/ui'
import { LightSign } from '../light-sign'
import { leastCompared, leastKnown, type Judgement } from '../rules/judgement'
import { useMonths } from '../use-months'
import { BenchmarkPanel } from './benchmark-panel'
import { explanation } from './explanation'
import type { IndicatorFigures } from './figures-query'
import { LackText } from './lack-text'
import { TrendChart } from './trend-chart'
import { useFigures, useResult } from './use-judgement'
import styles from '../indicators.module.css'

interface ResultPanelsProps {
  indicator: Indicator
  canEdit: boolean
}

/** What an indicator says now, how it went, and how others are. */
export function ResultPanels({ indicator, canEdit }: ResultPanelsProps) {
  const { t } = useTexts()
  const figures = useFigures(indicator)
  return (
    <>
      <Panel title={t('indicators.result')}>
        <QueryContent
          query={figures}
          loading={t('indicators.reckoning')}
          failed={t('indicators.notReckoned')}
        >
          {(found) =>
            'lack' in found ? (
              <EmptyState title={t(`indicators.lacks.${found.lack}`)} glyph="target">
                <LackText lack={found.lack} canEdit={canEdit} />
              </EmptyState>
            ) : (
              <Result {...{ indicator, canEdit }} figures={found} />
            )
          }
        </QueryContent>
      </Panel>
      {figures.data && !('lack' in figures.data) && (
        <BenchmarkPanel indicator={indicator} last={figures.data.last} unit={figures.data.unit} />
      )}
    </>
  )
}

/** Which text says what follows from missing values. */
function incompleteText({ light, current }: Judgement) {
  if (light === 'NO_TARGET' || light === 'NO_BASELINE') return 'incompleteValue'
  if (light !== 'INCOMPLETE') return 'incomplete'
  return current.leastKnown < leastKnown ? 'incompleteMonth' : 'incompleteNoLight'
}

function Result({ indicator, canEdit, figures }: ResultPanelsProps & { figures: IndicatorFigures }) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const result = useResult(indicator, figures)
  const written = useMonths()
  const { now, unit, withoutMeters, leftOut } = result
  const { current, baseline, change, target, light, months } = now
  const part = (value: number | null) =>
    value === null ? { number: '–' } : formats.quantityParts(value, unit)
  const isIncomplete = current.known < leastCompared || (light === 'INCOMPLETE' && leftOut === 0)
  return (
    <div className={styles.page}>
      {current.lack !== null && (
        <PartialNotice>
          <LackText lack={current.lack} canEdit={canEdit} />
        </PartialNotice>
      )}
      {isIncomplete && current.lack === null && (
        <PartialNotice>
          {t(`indicators.${incompleteText(now)}`, {
            share: formats.percent(current.known, 1),
          })}
        </PartialNotice>
      )}
      {withoutMeters.length > 0 && (
        <PartialNotice kind="information">
          {t('indicators.withoutMeters', {
            products: withoutMeters.map((product) => t(`overview.products.${product}`)).join(', '),
          })}
        </PartialNotice>
      )}
      {leftOut > 0 && <PartialNotice>{t('indicators.leftOut', { count: leftOut })}</PartialNotice>}
      <FigureRow>
        <Figure label={written(months)} {...part(current.value)} note={<LightSign light={light} />} />
        <Figure
          label={t('indicators.target')}
          {...part(target)}
          note={
            target !== null && current.value !== null && target > 0
              ? t('indicators.againstTarget', { change: writtenChange(current.value / target - 1, formats) })
              : undefined
          }
        />
        <Figure
          label={t('indicators.baseline')}
          {...part(baseline?.value ?? null)}
          note={
            change !== null
              ? t('indicators.againstBaseline', { change: writtenChange(change, formats) })
              : indicator.baseline !== null && t('indicators.incomparable')
          }
        />
        <Figure label={t('indicators.known')} number={formats.percent(current.known, 1)} />
      </FigureRow>
      <p className={styles.note}>{t('indicators.rule')}</p>
      <div>
        <ButtonLink href={explanation(basePath, indicator, months)}>{t('indicators.explain')}</ButtonLink>
      </div>
      <TrendChart indicator={indicator} result={result} />
    </div>
  )
}
