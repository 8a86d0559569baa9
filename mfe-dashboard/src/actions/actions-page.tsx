import { useQuery } from '@tanstack/react-query'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Page, PageHead, Panel } from '@energycockpit/ui'
import { useNew } from '../documents/use-new'
import { ActionDialog } from './form/action-dialog'
import { actionPath } from './action-path'
import { actionsQuery } from './actions-query'
import { AllActions } from './all-actions'
import styles from './actions.module.css'

/** What a business does, or may do, to save energy. */
export function ActionsPage() {
  const { t } = useTexts()
  const { api, navigate, basePath } = useFeature()
  const actions = useQuery(actionsQuery(api))
  const [isAdding, setAdding] = useNew(actionPath(basePath))
  const add = (
    <Button look="primary" onClick={() => setAdding(true)} aria-haspopup="dialog">
      {t('actions.new')}
    </Button>
  )
  return (
    <Page>
      <div className={styles.page}>
        <PageHead title={t('actions.title')} lead={t('actions.lead')} />
        <Panel
          title={t('actions.all')}
          actions={actions.data?.canEdit && actions.data.actions.length > 0 && add}
        >
          <QueryContent query={actions} loading={t('actions.loading')} failed={t('actions.failed')}>
            {({ actions: found, canEdit }) => <AllActions actions={found} add={canEdit ? add : undefined} />}
          </QueryContent>
        </Panel>
      </div>
      {isAdding && actions.data?.canEdit && (
        <ActionDialog
          currency={actions.data?.actions.at(-1)?.currency}
          onSaved={({ id }) => navigate(actionPath(basePath, id))}
          onClose={() => setAdding(false)}
        />
      )}
    </Page>
  )
}
