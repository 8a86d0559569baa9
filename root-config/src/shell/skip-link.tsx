import { useTranslate } from '@energycockpit/i18n'
import styles from './skip-link.module.css'

/** The first stop of the keyboard: past header and menu. */
export function SkipLink() {
  const { t } = useTranslate()
  return (
    <a href="#main" className={styles.link}>
      {t('skipToContent')}
    </a>
  )
}
