import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { createSavedView, type SavedView } from '@energycockpit/contract'
import { QueryContent, StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Button, Dialog } from '@energycockpit/ui'
import { writeChoice, type Choice } from '../choice/choice'
import { SaveView } from './save-view'
import { ViewRow } from './view-row'
import { viewsKey, viewsQuery } from './views-query'
import styles from './views.module.css'

interface ViewsDialogProps {
  page: string
  choice: Choice
  onClose: () => void
}

/** The saved views, and the one that is shown to be saved under a name. */
export function ViewsDialog({ page, choice, onClose }: ViewsDialogProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const views = useQuery(viewsQuery(api))
  const [deleted, setDeleted] = useState<readonly SavedView[]>([])
  const restoring = useChange({
    call: async (view: SavedView) => {
      const { name, page: of, query, shared } = view
      try {
        return await api.call(createSavedView, { body: { name, page: of, query, shared } })
      } catch (error) {
        setDeleted((others) => [...others, view])
        throw error
      }
    },
    changes: [viewsKey],
  })
  const restore = (view: SavedView) => {
    // At once: whoever clicks twice wants it back once.
    setDeleted((others) => others.filter(({ id }) => id !== view.id))
    restoring.mutate(view)
  }
  const shown = { page, query: writeChoice(choice) }

  return (
    <Dialog
      title={t('views.title')}
      form
      onClose={onClose}
      actions={
        <Button large onClick={onClose}>
          {t('widgets.close')}
        </Button>
      }
    >
      <QueryContent query={views} loading={t('views.loading')} failed={t('views.failed')} lines={4}>
        {(found) => (
          <div className={styles.views}>
            {found.canSave && <SaveView shown={shown} />}
            {deleted.length > 0 && (
              <div role="status">
                {deleted.map((view) => (
                  <div key={view.id} className={styles.deleted}>
                    {t('views.deleted', { name: view.name })}
                    <Button look="quiet" onClick={() => restore(view)}>
                      {t('views.undo')}
                    </Button>
                  </div>
                ))}
              </div>
            )}
            <StepFailure title={t('views.notSaved')} error={restoring.error} />
            {found.views.length === 0 ? (
              <p className={styles.none}>{t('views.none')}</p>
            ) : (
              <ul className={styles.list} aria-label={t('views.saved')}>
                {found.views.map((view) => (
                  <ViewRow
                    key={view.id}
                    {...{ view, shown, onClose }}
                    onDeleted={() => setDeleted((others) => [...others, view])}
                  />
                ))}
              </ul>
            )}
          </div>
        )}
      </QueryContent>
    </Dialog>
  )
}
