import { useTexts } from '@energycockpit/i18n'
import { Skeleton, useAfterDelay, VisuallyHidden } from '@energycockpit/ui'
import styles from './values.module.css'

/** Holds the chart's place; it appears only when the values let themselves be waited for. */
export function ValuesSkeleton() {
  const { t } = useTexts()
  const shown = useAfterDelay(true)
  return (
    <div className={styles.skeleton} role="status">
      {shown ? (
        <>
          <VisuallyHidden>{t('values.loading')}</VisuallyHidden>
          <Skeleton className={styles.skeletonTitle} />
          <Skeleton className={styles.skeletonChart} />
        </>
      ) : null}
    </div>
  )
}
