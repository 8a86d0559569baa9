import { useTexts } from '@energycockpit/i18n'
import { Skeleton, useAfterDelay, VisuallyHidden } from '@energycockpit/ui'
import styles from './waiting.module.css'

/** Holds the place of a text that is on its way; it appears only when there is something to wait for. */
export function Waiting() {
  const { t } = useTexts()
  const shown = useAfterDelay(true)
  return (
    <div className={styles.place} role="status">
      {shown ? (
        <>
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton className={styles.headline} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
          <Skeleton className={styles.line} />
        </>
      ) : null}
    </div>
  )
}
