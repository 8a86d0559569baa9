import { maxBudgets, type BudgetContent } from '@energycockpit/contract'
import { isPermitted } from '../../access/permissions'
import type { Context } from '../../audit/service-context'
import { Problem } from '../../http/problem'
import { documentService } from '../documents/service'

export const budgetService = documentService<BudgetContent>({
  ...{ table: 'budget', most: maxBudgets },
  ...{ tooMany: 'TOO_MANY_BUDGETS', changedMeanwhile: 'BUDGET_CHANGED_MEANWHILE' },
  refuseBeside({ nodeId, year, productType }, others) {
    // Of two it could not be said which one is to be kept.
    const same = others.find(
      ({ content }) =>
        content.nodeId === nodeId && content.year === year && content.productType === productType,
    )
    if (same) throw new Problem(409, 'BUDGET_EXISTS', same.content.name)
  },
})

export async function readBudgets(context: Context) {
  const canEdit = isPermitted(context.user.roles, 'budgets:edit')
  return { budgets: await budgetService.read(context), canEdit }
}
