import { useState } from 'react'
import { createBudget, deleteBudget, type Budget } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Button, StepButton } from '@energycockpit/ui'
import { budgetPath } from './budget-path'
import { budgetsKey } from './budgets-query'
import { copyForNextYear } from './copy-for-next-year'
import { BudgetDialog } from './form/budget-dialog'

/** What can be done with a budget; a deletion can be undone, so nothing is asked first. */
export function BudgetSteps({ budget, onDeleted }: { budget: Budget; onDeleted: () => void }) {
  const { t } = useTexts()
  const { api, navigate, basePath } = useFeature()
  const [isEditing, setEditing] = useState(false)
  const { id, revision, year } = budget
  const deleting = useChange({
    call: () => api.call(deleteBudget, { params: { budgetId: id }, query: { revision: String(revision) } }),
    changes: [budgetsKey],
    onDone: onDeleted,
  })
  const copying = useChange({
    call: () => api.call(createBudget, { body: copyForNextYear(budget) }),
    changes: [budgetsKey],
    done: ({ name }) => t('budgets.saved', { name }),
    onFresh: (copy) => navigate(budgetPath(basePath, copy.id)),
  })
  return (
    <>
      <Button onClick={() => setEditing(true)} aria-haspopup="dialog">
        {t('budgets.edit')}
      </Button>
      <StepButton pending={copying.isPending} working={t('budgets.copying')} onClick={() => copying.mutate()}>
        {t('budgets.copy', { year: year + 1 })}
      </StepButton>
      <StepButton
        pending={deleting.isPending}
        working={t('budgets.deleting')}
        onClick={() => deleting.mutate()}
      >
        {t('budgets.delete')}
      </StepButton>
      <StepFailure title={t('budgets.notCopied')} error={copying.error} />
      <StepFailure title={t('budgets.notDeleted')} error={deleting.error} />
      {isEditing && <BudgetDialog budget={budget} onClose={() => setEditing(false)} />}
    </>
  )
}
