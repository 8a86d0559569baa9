import { useTranslate } from '@energycockpit/i18n'
import { useAfterDelay } from '@energycockpit/ui'
import { FeatureSkeleton } from './feature-skeleton'
import styles from './waiting.module.css'

/** Holds the place of the whole page while the server takes longer than a moment to say what belongs on it. */
export function Waiting() {
  const { t } = useTranslate()
  const isSlow = useAfterDelay(true)
  return (
    <main className={styles.waiting} aria-busy="true">
      <div className={styles.header} />
      {isSlow && <FeatureSkeleton title={t('header.product')} />}
    </main>
  )
}
