import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, EmptyState, Page, PageHead, Panel } from '@energycockpit/ui'
import { useNew } from '../documents/use-new'
import { BudgetDialog } from './form/budget-dialog'
import { budgetPath } from './budget-path'
import { budgetsQuery } from './budgets-query'
import { BudgetsTable } from './budgets-table'
import styles from '../indicators/indicators.module.css'

/** What a business means to use or to spend in a year, and how that goes. */
export function BudgetsPage() {
  const { t } = useTexts()
  const { api, navigate, basePath } = useFeature()
  const budgets = useQuery(budgetsQuery(api))
  const [isAdding, setAdding] = useNew(budgetPath(basePath))
  const add = (
    <Button look="primary" onClick={() => setAdding(true)} aria-haspopup="dialog">
      {t('budgets.new')}
    </Button>
  )
  return (
    <Page>
      <div className={styles.page}>
        <PageHead title={t('budgets.title')} lead={t('budgets.lead')} />
        <Panel
          title={t('budgets.all')}
          actions={budgets.data?.canEdit && budgets.data.budgets.length > 0 && add}
        >
          <QueryContent query={budgets} loading={t('budgets.loading')} failed={t('budgets.failed')}>
            {({ budgets: found, canEdit }) =>
              found.length === 0 ? (
                <EmptyState title={t('budgets.none')} glyph="cost" action={canEdit && add}>
                  <p>{t('budgets.noneDetail')}</p>
                  {!canEdit && <p>{t('budgets.ask')}</p>}
                </EmptyState>
              ) : (
                <BudgetsTable budgets={found} />
              )
            }
          </QueryContent>
        </Panel>
      </div>
      {isAdding && budgets.data?.canEdit && (
        <BudgetDialog
          onSaved={({ id }) => navigate(budgetPath(basePath, id))}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  )
}
