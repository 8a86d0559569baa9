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
      <Logo {...header} />
      <span className={styles.wordmark}>{t('header.product')}</span>
      {header.choosesBusiness ? null : <span className={styles.business}>{header.businessName}</span>}
    </a>
  )
}

/** The one that is not shown is not fetched: an image that waits until it is seen never is. */
function Logo({ logoPath, darkLogoPath }: UiContext['header']) {
  if (darkLogoPath === undefined) return <img className={styles.logo} src={logoPath} alt="" />
  return (
    <>
      <img className={`${styles.logo} ${styles.onLight}`} src={logoPath} alt="" loading="lazy" />
      <img className={`${styles.logo} ${styles.onDark}`} src={darkLogoPath} alt="" loading="lazy" />
    </>
  )
}
