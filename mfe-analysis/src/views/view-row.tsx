import { isCallError } from '@energycockpit/api-client'
import { changeSavedView, deleteSavedView, type SavedView } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { noteViewed, useChange, useFeature } from '@energycockpit/remote'
import { Button, IconButton } from '@energycockpit/ui'
import { viewsKey } from './views-query'
import styles from './views.module.css'

/** Somebody was faster, or it was clicked twice: what was wanted is so, and there is nothing of ours to undo. */
function gone(error: unknown): false {
  if (isCallError(error) && error.status === 404) return false
  throw error
}

interface ViewRowProps {
  view: SavedView
  /** What is open now. */
  shown: { page: string; query: string }
  onDeleted: () => void
  onClose: () => void
}

/** A saved view: opened by its name; whoever may changes it. */
export function ViewRow({ view, shown, onDeleted, onClose }: ViewRowProps) {
  const { t } = useTexts()
  const { api, basePath } = useFeature()
  const { id, name, page, query, shared, revision } = view
  const params = { viewId: id }
  const changing = useChange({
    call: (change: Partial<SavedView>) =>
      api.call(changeSavedView, { params, body: { name, page, query, shared, revision, ...change } }),
    changes: [viewsKey],
    done: () => t('views.savedAs', { name }),
  })
  const deleting = useChange({
    call: () => api.call(deleteSavedView, { params }).then(() => true, gone),
    changes: [viewsKey],
    onDone: (isOurs) => isOurs && onDeleted(),
  })
  const isShown = page === shown.page && query === shown.query
  const isBusy = changing.isPending || deleting.isPending
  return (
    <li className={styles.row}>
      <a
        href={`${basePath}/analysis${page === '' ? '' : `/${page}`}${query}`}
        aria-current={isShown ? 'page' : undefined}
        onClick={() => {
          noteViewed(api, { kind: 'SAVED_VIEW', id })
          onClose()
        }}
      >
        {name}
      </a>
      <span className={styles.note}>
        {view.isOwn ? t(shared ? 'views.shared' : 'views.private') : t('views.by', { owner: view.owner })}
      </span>
      {view.canChange && (
        <span className={styles.steps}>
          <Button
            look="quiet"
            disabled={isBusy || isShown}
            aria-label={t('views.overwriteOne', { name })}
            onClick={() => changing.mutate(shown)}
          >
            {t('views.overwrite')}
          </Button>
          <Button
            look="quiet"
            disabled={isBusy}
            aria-label={t(shared ? 'views.unshareOne' : 'views.shareOne', { name })}
            onClick={() => changing.mutate({ shared: !shared })}
          >
            {t(shared ? 'views.unshare' : 'views.shareNow')}
          </Button>
          <IconButton
            glyph="close"
            disabled={isBusy}
            label={t('views.delete', { name })}
            onClick={() => deleting.mutate()}
          />
        </span>
      )}
      <StepFailure title={t('views.notSaved')} error={changing.error ?? deleting.error} />
    </li>
  )
}
