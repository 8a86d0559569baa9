import { useTranslate } from '@energycockpit/i18n'
import { Suspense } from 'react'
import { CookieSettings, useIsTracked } from '../tracking/load-tracking'
import { usePortalState } from './portal-context'
import styles from './footer.module.css'

export function Footer() {
  const { t } = useTranslate()
  const { links, notice } = usePortalState(({ context }) => context.footer)
  const isTracked = useIsTracked()
  return (
    <footer className={styles.footer} aria-label={t('footer.label')}>
      <p>{notice}</p>
      {(links.length > 0 || isTracked) && (
        <ul className={styles.links}>
          {links.map(({ label, url }) => (
            <li key={url}>
              <a href={url}>{label}</a>
            </li>
          ))}
          {isTracked && (
            <Suspense>
              <li>
                <CookieSettings />
              </li>
            </Suspense>
          )}
        </ul>
      )}
    </footer>
  )
}
