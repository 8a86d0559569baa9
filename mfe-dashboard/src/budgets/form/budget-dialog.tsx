import { useState } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { changeBudget, createBudget, type Budget } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { today } from '@energycockpit/time'
import { DocumentDialog } from '../../documents/document-dialog'
import { useUsualCurrency } from '../../documents/use-usual-currency'
import { budgetsKey } from '../budgets-query'
import type { NoShares } from '../rules/spread'
import { draftOf, readDraft, type BudgetDraft } from './budget-draft'
import { GeneralFields } from './general-fields'
import { KindFields } from './kind-fields'
import { sharesQuery } from './shares-query'
import styles from '../../actions/form/form.module.css'

interface BudgetDialogProps {
  /** The one that is changed; absent: a new one. */
  budget?: Budget
  onSaved?: (budget: Budget) => void
  onClose: () => void
}

/** All that is known of a budget: what it is for, its total and how that is spread. */
export function BudgetDialog({ budget, onSaved, onClose }: BudgetDialogProps) {
  const { t, locale } = useTexts()
  const { api } = useFeature()
  const [begun] = useState(() => {
    const year = Number(today().slice(0, 4))
    return draftOf(budget, { locale, year, currency: locale === 'de' ? 'EUR' : 'GBP' })
  })
  const [written, setWritten] = useState(begun)
  const { start, draft, setDraft } = useUsualCurrency(
    { start: begun, draft: written, setDraft: setWritten },
    budget === undefined,
  )
  const { shares, lack, isLoading } = useShares(draft, budget, start)
  const { content, faults } = readDraft(draft, shares, locale)
  return (
    <DocumentDialog
      texts="budgets"
      changed={budget}
      {...{ start, draft, setDraft, faults, kindOf }}
      listKey={budgetsKey}
      save={() =>
        budget
          ? api.call(changeBudget, {
              params: { budgetId: budget.id },
              body: { content, revision: budget.revision },
            })
          : api.call(createBudget, { body: content })
      }
      onSaved={onSaved}
      onClose={onClose}
    >
      {(part) => (
        <>
          <GeneralFields {...part} />
          <p role="status" className={styles.hint}>
            {lack ? t(`budgets.form.noShares.${lack}`) : isLoading ? t('budgets.form.spreading') : ''}
          </p>
          <KindFields {...part} kind="amounts" />
          <KindFields {...part} kind="costs" />
        </>
      )}
    </DocumentDialog>
  )
}

/** By what the total is spread. What was saved keeps its months for as long as what they were made of stays the same. */
function useShares(draft: BudgetDraft, budget: Budget | undefined, start: BudgetDraft) {
  const { api, user } = useFeature()
  const queries = useQueryClient()
  const { profile, productType, nodeId, year } = draft
  const isKept =
    budget !== undefined &&
    profile === start.profile &&
    productType === start.productType &&
    nodeId === start.nodeId &&
    year === start.year
  const kept = isKept ? proportions(budget.amounts ?? budget.costs) : undefined
  const place = {
    nodeId: nodeId === '' ? null : nodeId,
    businessId: budget?.businessId ?? user?.client_business_id ?? 0,
  }
  const isYear = /^\d{4}$/.test(year)
  const found = useQuery({
    ...sharesQuery(api, queries, { place, productType, profile, year: Number(year) }),
    enabled: !kept && isYear && profile !== 'TYPED',
  })
  const lack: NoShares | undefined = found.isError
    ? 'NOT_LOADED'
    : found.data && 'lack' in found.data
      ? found.data.lack
      : undefined
  const shares = kept ?? (found.data && 'shares' in found.data ? found.data.shares : undefined)
  return { shares, lack: kept ? undefined : lack, isLoading: found.isLoading }
}

function proportions(months: readonly number[] | null): number[] | undefined {
  const sum = months?.reduce((all, one) => all + one, 0) ?? 0
  return sum > 0 ? months!.map((one) => one / sum) : undefined
}

/** Which text says what is wrong at a place. */
function kindOf(place: string): string {
  if (['name', 'year', 'profile', 'amounts'].includes(place)) return place
  return 'number'
}
