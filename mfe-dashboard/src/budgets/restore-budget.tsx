import type { ReactNode } from 'react'
import { restoreBudget, type Budget } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Panel, StepButton } from '@energycockpit/ui'
import { budgetsKey } from './budgets-query'
import styles from '../indicators/indicators.module.css'

interface RestoreBudgetProps {
  budget: Budget
  /** Where else one may go. */
  more: ReactNode
  onRestored: () => void
}

/** In place of an budget that was deleted a moment ago. */
export function RestoreBudget({ budget, more, onRestored }: RestoreBudgetProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const restoring = useChange({
    call: () => api.call(restoreBudget, { params: { budgetId: budget.id } }),
    changes: [budgetsKey],
    onFresh: onRestored,
  })
  return (
    <Panel>
      <p role="status">{t('budgets.deleted', { name: budget.name })}</p>
      <div className={styles.steps}>
        <StepButton
          pending={restoring.isPending}
          working={t('budgets.restoring')}
          onClick={() => restoring.mutate()}
        >
          {t('budgets.undo')}
        </StepButton>
        {more}
      </div>
      <StepFailure title={t('budgets.notRestored')} error={restoring.error} />
    </Panel>
  )
}
