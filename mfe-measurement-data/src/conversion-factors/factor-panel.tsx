import type { ListedFactor } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Panel, PartialNotice } from '@energycockpit/ui'
import { factorLabel, isOfGas } from './factor-kinds'
import type { Step } from './factor-step'
import { HistoryTable } from './history-table'
import { periodsOf } from './periods'
import { seriesName } from './series-name'
import styles from './conversion-factors.module.css'

interface FactorPanelProps {
  factor: ListedFactor
  timeZone: string
  canChange: boolean
  onStep: (step: Step) => void
}

/** One factor of a node: what held from when to when, and the steps to change that. */
export function FactorPanel({ factor, timeZone, canChange, onStep }: FactorPanelProps) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const label = factorLabel(factor, t)

  return (
    <Panel
      title={label}
      actions={
        canChange && (
          <div className={styles.steps}>
            <Button
              onClick={() => onStep({ kind: 'add', factor })}
              aria-haspopup="dialog"
              aria-label={t('factors.newValueOf', { factor: label })}
            >
              {t('factors.newValue')}
            </Button>
            {!isOfGas(factor.kind) && (
              <Button
                onClick={() => onStep({ kind: 'series', factor })}
                aria-haspopup="dialog"
                aria-label={t(factor.series ? 'factors.otherSeriesOf' : 'factors.toSeriesOf', {
                  factor: label,
                })}
              >
                {t(factor.series ? 'factors.otherSeries' : 'factors.toSeries')}
              </Button>
            )}
            <Button
              onClick={() => onStep({ kind: 'remove-all', factor })}
              aria-haspopup="dialog"
              aria-label={t('factors.removeAllOf', { factor: label })}
            >
              {t('factors.removeAll')}
            </Button>
          </div>
        )
      }
    >
      {factor.series ? (
        <>
          <p className={styles.lead}>
            {t('factors.bySeries')}{' '}
            {factor.series.meteringPointId === null ? (
              seriesName(factor.series)
            ) : (
              <a
                href={`${basePath}/analysis/measurement-series/${encodeURIComponent(factor.series.meteringPointId)}`}
              >
                {seriesName(factor.series)}
              </a>
            )}
          </p>
          {factor.series.archivedAt !== undefined && (
            <PartialNotice>
              {t('factors.archived', { day: formats.date(factor.series.archivedAt, timeZone) })}
            </PartialNotice>
          )}
        </>
      ) : (
        <HistoryTable
          periods={periodsOf(factor)}
          unit={factor.unit}
          timeZone={timeZone}
          steps={
            canChange
              ? {
                  onCorrect: (period) => onStep({ kind: 'correct', factor, period }),
                  onRemove: (period) => onStep({ kind: 'remove', factor, period }),
                }
              : undefined
          }
        />
      )}
    </Panel>
  )
}
