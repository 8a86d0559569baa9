import { useState } from 'react'
import type { AnsweredFactor } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Panel } from '@energycockpit/ui'
import { factorLabel } from './factor-kinds'
import { HistoryTable } from './history-table'
import { periodsOf, type Period } from './periods'
import { RemoveQuestion } from './remove-question'
import { ValueForm } from './value-form'
import styles from './conversion-factors.module.css'

interface FactorPanelProps {
  factor: AnsweredFactor
  timeZone: string
  mayChange: boolean
  onTold: (what: string) => void
  /** It is no longer there. */
  onGone: () => void
}

/** What is being done: another value from a day on, one corrected, one removed, or the whole factor. */
type Step = { kind: 'add' | 'remove-all' } | { kind: 'correct' | 'remove'; period: Period }

/** One factor of a node: what held from when to when, and the steps to change that. */
export function FactorPanel({ factor, timeZone, mayChange, onTold, onGone }: FactorPanelProps) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const [step, setStep] = useState<Step>()
  const periods = periodsOf(factor)
  const label = factorLabel(factor, t)
  const close = () => setStep(undefined)
  const common = { factor, periods, timeZone, onTold, onClose: close }

  return (
    <Panel
      title={label}
      actions={
        mayChange && (
          <div className={styles.steps}>
            {factor.series === null && (
              <Button
                onClick={() => setStep({ kind: 'add' })}
                aria-haspopup="dialog"
                aria-label={t('factors.newValueOf', { factor: label })}
              >
                {t('factors.newValue')}
              </Button>
            )}
            <Button
              onClick={() => setStep({ kind: 'remove-all' })}
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
        <p className={styles.lead}>
          {t('factors.bySeries')}{' '}
          <a
            href={`${basePath}/analysis/measurement-series/${encodeURIComponent(factor.series.meteringPointId)}`}
          >
            {factor.series.name}
          </a>
        </p>
      ) : (
        <HistoryTable
          periods={periods}
          unit={factor.unit}
          timeZone={timeZone}
          mayChange={mayChange}
          onCorrect={(period) => setStep({ kind: 'correct', period })}
          onRemove={(period) => setStep({ kind: 'remove', period })}
        />
      )}
      {step?.kind === 'add' && <ValueForm {...common} />}
      {step?.kind === 'correct' && <ValueForm {...common} old={step.period} />}
      {step?.kind === 'remove' && <RemoveQuestion {...common} old={step.period} onGone={onGone} />}
      {step?.kind === 'remove-all' && <RemoveQuestion {...common} onGone={onGone} />}
    </Panel>
  )
}
