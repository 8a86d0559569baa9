import { useTexts } from '@energycockpit/i18n'
import styles from './skip-link.module.css'

/** The first stop of the keyboard: past header and menu. */
export function SkipLink() {
  const { t } = useTexts()
  return (
    <a href="#main" className={styles.link}>
      {t('skipToContent')}
    </a>
  )
}
