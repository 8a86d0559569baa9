import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { restoreAction, type EnergyAction } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, Page, PageHead, Panel } from '@energycockpit/ui'
import { UsesPanel } from '../energy-uses/links/uses-panel'
import { AboutAction } from './about-action'
import { actionPath } from './action-path'
import { ActionSteps } from './action-steps'
import { actionsKey, actionsQuery } from './actions-query'
import { ValuationPanel } from './valuation/valuation-panel'
import { VerificationPanel } from './verification/verification-panel'
import { RestorePanel } from '../documents/restore-panel'
import documents from '../documents/documents.module.css'
import styles from './actions.module.css'

/** One action: what it is, what it is worth, and what it saved. */
export function ActionPage({ id }: { id: string }) {
  const { t } = useTexts()
  const { api, basePath } = useFeature()
  const actions = useQuery(actionsQuery(api))
  const [deleted, setDeleted] = useState<EnergyAction>()
  const found = actions.data?.actions.find((action) => action.id === id)
  const all = <ButtonLink href={actionPath(basePath)}>{t('actions.all')}</ButtonLink>
  return (
    <Page>
      <div className={styles.page}>
        <PageHead title={found?.name ?? t('actions.one')} lead={found && t('actions.one')} />
        {deleted && !found ? (
          <RestorePanel
            texts="actions"
            name={deleted.name}
            restore={() => api.call(restoreAction, { params: { actionId: deleted.id } })}
            listKey={actionsKey}
            more={all}
            onRestored={() => setDeleted(undefined)}
          />
        ) : (
          <QueryContent query={actions} loading={t('actions.loading')} failed={t('actions.failed')}>
            {({ canEdit }) =>
              found ? (
                <>
                  <div className={documents.steps}>
                    {all}
                    {canEdit && <ActionSteps action={found} onDeleted={() => setDeleted(found)} />}
                  </div>
                  <AboutAction action={found} />
                  <UsesPanel of={{ actionId: id }} />
                  <ValuationPanel action={found} />
                  <VerificationPanel action={found} canEdit={canEdit} />
                </>
              ) : (
                <Panel>
                  <EmptyState title={t('actions.gone')} glyph="actions" action={all}>
                    {t('actions.goneDetail')}
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
