import { useTexts } from '@energycockpit/i18n'
import { classNames } from '@energycockpit/ui'
import { useRef } from 'react'
import { layoutWidth } from '../routing/layout-width'
import { ArrivalAnnouncement } from '../shell/arrival-announcement'
import { Brand } from '../shell/brand'
import { ConnectionBanner } from '../shell/connection-banner'
import { FeatureArea } from '../shell/feature-area'
import { Footer } from '../shell/footer'
import headerStyles from '../shell/header.module.css'
import { LanguageSwitch } from '../shell/language-switch'
import { Notices } from '../shell/notices'
import { usePortalState } from '../shell/portal-context'
import shellStyles from '../shell/shell.module.css'
import { SkipLink } from '../shell/skip-link'
import { useArrival } from '../shell/use-arrival'
import { BlockedPage } from './blocked-page'
import { BlockingPage } from './blocking-page'
import styles from './public-layout.module.css'

/**
 * The frame around what everybody may see, and around the little that a user sees who must confirm something first:
 * the logo of the business that shares the page, the language, the static footer. There is no menu.
 */
export function PublicLayout() {
  const { t } = useTexts()
  const main = useRef<HTMLElement>(null)
  const title = useArrival(main)
  const header = usePortalState(({ context }) => context.header)
  const blocked = usePortalState(({ layout }) => layout === 'blocked')
  const place = usePortalState((state) => state.place)
  const path = 'path' in place ? place.path : ''
  return (
    <div className={shellStyles.frame}>
      <SkipLink />
      <header className={headerStyles.header}>
        <Brand header={header} />
        <div className={headerStyles.tools}>
          <LanguageSwitch />
          {!blocked && (
            <a className={styles.toPortal} href="/platform/home-portal">
              {t('header.toPortal')}
            </a>
          )}
        </div>
      </header>
      <div className={shellStyles.page}>
        <ConnectionBanner />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className={classNames(shellStyles.main, layoutWidth(path) === 'limited' && shellStyles.limited)}
        >
          {blocked && place.kind !== 'logout' ? <BlockedPage /> : <FeatureArea main={main} title={title} />}
          {place.kind === 'blocking' && <BlockingPage actionToken={place.actionToken} />}
        </main>
        <Footer />
      </div>
      <ArrivalAnnouncement title={title} />
      <Notices />
    </div>
  )
}
