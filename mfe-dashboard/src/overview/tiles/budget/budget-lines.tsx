import { useMemo } from 'react'
import type { Budget } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { carrierOfProduct, CarrierSign } from '@energycockpit/ui'
import { budgetPath } from '../../../budgets/budget-path'
import { budgetExplanation } from '../../../budgets/result/budget-explanation'
import {
  budgetKinds,
  progressOf,
  unitOf,
  type BudgetKind,
  type CountedYear,
} from '../../../budgets/result/progress-query'
import { useForecastOf } from '../../../budgets/result/use-forecast-of'
import { useCountedYear } from '../../../budgets/result/use-progress'
import { LightSign } from '../../../indicators/light-sign'
import styles from '../tiles.module.css'

/** One budget: its amount and its costs, as far as it has both. */
export function BudgetLines({ budget }: { budget: Budget }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const { id, name, nodeId, nodeName, productType } = budget
  return (
    <li className={styles.line}>
      <a className={styles.name} href={budgetPath(basePath, id)}>
        <CarrierSign carrier={carrierOfProduct[productType]} />
        {name}
      </a>
      <span className={styles.note}>
        {nodeId === null ? t('budgets.wholeBusiness') : (nodeName ?? t('budgets.placeGone'))}
      </span>
      {budgetKinds
        .filter((kind) => budget[kind] !== null)
        .map((kind) => (
          <OfKind key={kind} budget={budget} kind={kind} />
        ))}
    </li>
  )
}

interface OfKindProps {
  budget: Budget
  kind: BudgetKind
}

function OfKind({ budget, kind }: OfKindProps) {
  const { t } = useTexts()
  const counted = useCountedYear(budget, kind)
  return (
    <QueryContent
      query={counted}
      loading={t('budgets.reckoning')}
      lines={3}
      failed={t(`budgetTile.failed.${kind}`)}
    >
      {(found) =>
        'lack' in found ? (
          <span className={styles.note}>
            {t('budgetTile.lack', {
              kind: t(`budgets.kinds.${kind}`),
              lack: t(`budgets.lacks.${found.lack}`),
            })}
          </span>
        ) : (
          <Progress budget={budget} kind={kind} counted={found} />
        )
      }
    </QueryContent>
  )
}

function Progress({ budget, kind, counted }: OfKindProps & { counted: CountedYear }) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const { forecast, isForecasting } = useForecastOf(budget, kind, counted)
  const progress = useMemo(
    () => progressOf(budget, kind, counted, forecast && !('lack' in forecast) ? forecast : null)!,
    [budget, kind, counted, forecast],
  )
  const { state, actual, toDate, total, light, deviation, known, expected } = progress
  const unit = unitOf(budget, kind)
  const written = (value: number) => formats.quantity(value, unit)
  if (state === 'AHEAD') return <span className={styles.note}>{t('budgets.notBegun')}</span>
  return (
    <>
      <span className={styles.name}>
        {actual === null ? (
          <span className={styles.figure}>–</span>
        ) : (
          <a className={styles.figure} href={budgetExplanation(basePath, budget, 'consumption')}>
            {written(actual)}
          </a>
        )}
        <LightSign light={light} />
      </span>
      <span>
        {t('budgetTile.plan', { plan: written(toDate) })}
        {deviation !== null && toDate > 0 && ` (${writtenChange(deviation / toDate, formats)})`}
      </span>
      {kind === 'costs' && budget.productType === 'ELECTRICITY' && (
        <span className={styles.note}>{t('budgetTile.importOnly')}</span>
      )}
      <span className={styles.note}>
        {deviation === null && `${t('budgets.knownShare', { share: formats.percent(known, 1) })} · `}
        {expected === null ? (
          isForecasting ? (
            t('budgets.forecasting')
          ) : (
            <>
              {t('budgetTile.year', { total: written(total) })}
              {forecast && 'lack' in forecast && ` · ${t(`budgets.noForecast.${forecast.lack}`)}`}
            </>
          )
        ) : (
          <>
            <a href={budgetExplanation(basePath, budget, 'forecast')}>
              {t('budgetTile.expected', { expected: written(expected.expected) })}
            </a>
            {` ${t('budgetTile.band', {
              ...{ lower: written(expected.lower), upper: written(expected.upper) },
              total: written(total),
            })}`}
          </>
        )}
      </span>
    </>
  )
}
