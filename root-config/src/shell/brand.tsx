import type { UiContext } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import styles from './header.module.css'

/** Whose portal this is. The logo's own text names the portal; the business stands beside it. */
export function Brand({ header: { logoPath, businessName } }: { header: UiContext['header'] }) {
  const { t } = useTexts()
  return (
    <a className={styles.brand} href="/platform/home-portal" title={t('header.home')}>
      <img className={styles.logo} src={logoPath} alt="EnergyCockpit" />
      <span className={styles.business}>{businessName}</span>
    </a>
  )
}
