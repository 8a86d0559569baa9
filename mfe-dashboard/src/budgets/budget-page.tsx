import { lazy, Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { restoreBudget, type Budget } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, Page, PageHead, Panel, Waiting } from '@energycockpit/ui'
import { AboutBudget } from './about-budget'
import { budgetPath } from './budget-path'
import { BudgetSteps } from './budget-steps'
import { budgetsKey, budgetsQuery } from './budgets-query'
import { budgetKinds } from './result/progress-query'
import { RestorePanel } from '../documents/restore-panel'
import documents from '../documents/documents.module.css'
import styles from '../indicators/indicators.module.css'

// The page is read before its chart is drawn.
const ProgressPanel = lazy(() =>
  import('./result/progress-panel').then((panel) => ({ default: panel.ProgressPanel })),
)

/** One budget: how it stands, of amounts and of costs. */
export function BudgetPage({ id }: { id: string }) {
  const { t } = useTexts()
  const { api, basePath } = useFeature()
  const budgets = useQuery(budgetsQuery(api))
  const [deleted, setDeleted] = useState<Budget>()
  const found = budgets.data?.budgets.find((budget) => budget.id === id)
  const all = <ButtonLink href={budgetPath(basePath)}>{t('budgets.all')}</ButtonLink>
  return (
    <Page>
      <div className={styles.page}>
        <PageHead title={found?.name ?? t('budgets.one')} lead={found && t('budgets.one')} />
        {deleted && !found ? (
          <RestorePanel
            texts="budgets"
            name={deleted.name}
            restore={() => api.call(restoreBudget, { params: { budgetId: deleted.id } })}
            listKey={budgetsKey}
            more={all}
            onRestored={() => setDeleted(undefined)}
          />
        ) : (
          <QueryContent query={budgets} loading={t('budgets.loading')} failed={t('budgets.failed')}>
            {({ canEdit }) =>
              found ? (
                <>
                  <div className={documents.steps}>
                    {all}
                    {canEdit && <BudgetSteps budget={found} onDeleted={() => setDeleted(found)} />}
                  </div>
                  {budgetKinds.map(
                    (kind) =>
                      found[kind] !== null && (
                        <Suspense
                          key={kind}
                          fallback={
                            <Panel title={t(`budgets.kinds.${kind}`)}>
                              <Waiting label={t('budgets.reckoning')} lines={8} />
                            </Panel>
                          }
                        >
                          <ProgressPanel {...{ kind, canEdit }} budget={found} />
                        </Suspense>
                      ),
                  )}
                  <AboutBudget budget={found} />
                </>
              ) : (
                <Panel>
                  <EmptyState title={t('budgets.gone')} glyph="cost" action={all}>
                    {t('budgets.goneDetail')}
                  </EmptyState>
                </Panel>
              )
            }
          </QueryContent>
        )}
      </div>
    </Page>
  )
}
