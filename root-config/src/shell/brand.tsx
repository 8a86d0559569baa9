import type { UiContext } from '@energycockpit/contract'
import { useTranslate } from '@energycockpit/i18n'
import styles from './header.module.css'

/** Whose portal this is: mark, name of the portal, name of the business; as much of it as there is room for. */
export function Brand({ header: { logoPath, businessName } }: { header: UiContext['header'] }) {
  const { t } = useTranslate()
  return (
    <a className={styles.brand} href="/platform/home-portal" title={t('header.home')}>
      <img className={styles.logo} src={logoPath} alt="" />
      <span className={styles.wordmark}>{t('header.product')}</span>
      <span className={styles.business}>{businessName}</span>
    </a>
  )
}
