import { TextsProvider, type Texts } from '@energycockpit/i18n'
import { classNames } from '@energycockpit/ui'
import { useRef, useState } from 'react'
import { PublicLayout } from '../layouts/public-layout'
import { layoutWidth } from '../routing/layout-width'
import { ArrivalAnnouncement } from './arrival-announcement'
import { ConnectionBanner } from './connection-banner'
import { FeatureArea } from './feature-area'
import { Footer } from './footer'
import { Header } from './header'
import { MenuDrawer } from './menu-drawer'
import { Notices } from './notices'
import { usePortalState } from './portal-context'
import { SideMenu } from './side-menu'
import { SkipLink } from './skip-link'
import styles from './shell.module.css'
import { useArrival } from './use-arrival'

/** The frame around the features, as the layout wants it. */
export function Shell({ texts }: { texts: Texts }) {
  const locale = usePortalState((state) => state.locale)
  const layout = usePortalState((state) => state.layout)
  return (
    <TextsProvider texts={texts} locale={locale}>
      {layout === 'full' ? <FullLayout /> : <PublicLayout />}
    </TextsProvider>
  )
}

/** Header, menu, main area, footer. */
function FullLayout() {
  const [drawerOpen, setDrawerOpen] = useState(false)
  const main = useRef<HTMLElement>(null)
  const path = usePortalState(({ place }) => ('path' in place ? place.path : ''))
  const title = useArrival(main)
  return (
    <div className={styles.frame}>
      <SkipLink />
      <Header onOpenMenu={() => setDrawerOpen(true)} />
      <MenuDrawer open={drawerOpen} onClose={() => setDrawerOpen(false)} />
      <div className={styles.columns}>
        <SideMenu />
        <div className={styles.page}>
          <ConnectionBanner />
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            className={classNames(styles.main, layoutWidth(path) === 'limited' && styles.limited)}
          >
            <FeatureArea main={main} title={title} />
          </main>
          <Footer />
        </div>
      </div>
      <ArrivalAnnouncement title={title} />
      <Notices />
    </div>
  )
}
