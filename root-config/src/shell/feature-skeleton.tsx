import { useTranslate } from '@energycockpit/i18n'
import { Page, Skeleton, VisuallyHidden } from '@energycockpit/ui'
import styles from './feature-skeleton.module.css'

/** Holds the place of a feature that takes longer than a moment. */
export function FeatureSkeleton({ title }: { title: string }) {
  const { t } = useTranslate()
  return (
    <Page>
      <div className={styles.skeleton} role="status">
        <VisuallyHidden>{t('loading', { title })}</VisuallyHidden>
        <Skeleton className={styles.skeletonTitle} />
        <Skeleton className={styles.skeletonBody} />
      </div>
    </Page>
  )
}
