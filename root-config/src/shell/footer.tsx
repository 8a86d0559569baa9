import { useTranslate } from '@energycockpit/i18n'
import { usePortalState } from './portal-context'
import styles from './footer.module.css'

export function Footer() {
  const { t } = useTranslate()
  const { links, notice } = usePortalState(({ context }) => context.footer)
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <p>{notice}</p>
      {links.length > 0 && (
        <ul className={styles.links}>
          {links.map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      )}
    </footer>
  )
}
