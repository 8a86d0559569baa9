import type { UiContext } from '@energycockpit/contract'
import { useTranslate } from '@energycockpit/i18n'
import styles from './header.module.css'

/**
 * Whose portal this is: mark, name of the portal, name of the business; as much of it as there is room for. Who sees
 * several businesses reads in the switch beside it which one they look at.
 */
export function Brand({ header }: { header: UiContext['header'] }) {
  const { t } = useTranslate()
  return (
    <a className={styles.brand} href="/platform/home-portal" title={t('header.home')}>
      <img className={styles.logo} src={header.logoPath} alt="" />
      <span className={styles.wordmark}>{t('header.product')}</span>
      {header.choosesBusiness ? null : <span className={styles.business}>{header.businessName}</span>}
    </a>
  )
}
