import { minSearchLength } from '@energycockpit/contract'
import { useTranslate } from '@energycockpit/i18n'
import { Button, Icon, Spinner, useAfterDelay, useDelayed, VisuallyHidden } from '@energycockpit/ui'
import { useEffectEvent, useEffect } from 'react'
import { usePortal } from '../shell/portal-context'
import styles from './search-dialog.module.css'
import type { ServerSearch } from './use-found'

interface SearchStatusProps {
  written: string
  server: ServerSearch
  /** How many are offered. */
  count: number
}

/** How far the search has come: said below the list, and to those who listen when typing pauses. */
export function SearchStatus({ written, server, count }: SearchStatusProps) {
  const { t } = useTranslate()
  const { events } = usePortal()
  const { failure, isCurrent, found, retry } = server
  const isLate = useAfterDelay(!isCurrent)
  const onBack = useEffectEvent(() => failure && retry())
  useEffect(() => events.subscribe('connection-restored', () => void onBack()), [events])

  const isEmpty = written.trim() === ''
  const isNothing = !isEmpty && isCurrent && !failure && count === 0
  const tooShort = !isEmpty && [...written.trim()].length < minSearchLength
  const told = useDelayed(isEmpty || !isCurrent || failure ? '' : t('count', { count }), 500)
  return (
    <>
      {failure && (
        <div className={styles.status}>
          <p role="alert">{t(`failures.${failure}`)}</p>
          <Button onClick={retry}>
            <Icon glyph="retry" />
            {t('retry')}
          </Button>
        </div>
      )}
      {isNothing && (
        <p className={styles.status}>{t(tooShort ? 'tooShort' : 'nothing', { text: written.trim() })}</p>
      )}
      {found?.similar && isCurrent && found.groups.length > 0 && (
        <p className={styles.status}>{t('similar')}</p>
      )}
      {isLate && (
        <p className={styles.status}>
          <Spinner label={t('searching')} />
        </p>
      )}
      <div role="status">
        <VisuallyHidden>{told}</VisuallyHidden>
      </div>
    </>
  )
}
