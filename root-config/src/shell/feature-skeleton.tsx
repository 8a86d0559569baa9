import { useTranslate } from '@energycockpit/i18n'
import { Skeleton, VisuallyHidden } from '@energycockpit/ui'
import styles from './feature-area.module.css'

/** Holds the place of a feature that takes longer than a moment. */
export function FeatureSkeleton({ title }: { title: string }) {
  const { t } = useTranslate()
  return (
    <div className={styles.skeleton} role="status">
      <VisuallyHidden>{t('loading', { title })}</VisuallyHidden>
      <Skeleton className={styles.skeletonTitle} />
      <Skeleton className={styles.skeletonBody} />
    </div>
  )
}
