import { classNames } from '@energycockpit/ui'
import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { landmark } from '../guard/landmarks'
import { layoutWidth } from '../routing/layout-width'
import { ConsentBanner, useIsTracked } from '../tracking/load-tracking'
import { ArrivalAnnouncement } from './arrival-announcement'
import { ConnectionBanner } from './connection-banner'
import { FeatureArea } from './feature-area'
import { Footer } from './footer'
import styles from './frame.module.css'
import { Notices } from './notices'
import { usePortalState } from './portal-context'
import { SkipLink } from './skip-link'
import { useArrival } from './use-arrival'

interface FrameProps {
  header: ReactNode
  /** Stands beside the page, where there is room. */
  menu?: ReactNode
  /** Stands in place of the feature. */
  instead?: ReactNode
  className?: string | undefined
}

/** What all layouts have in common: the way past the header, the page with what belongs to it, and what is announced. */
export function Frame({ header, menu, instead, className }: FrameProps) {
  const main = useRef<HTMLElement>(null)
  const path = usePortalState(({ place }) => ('path' in place ? place.path : ''))
  const isTracked = useIsTracked()
  const title = useArrival(main)
  useEffect(() => landmark(main.current), [])
  return (
    <div ref={landmark} className={classNames(styles.frame, className)}>
      <SkipLink />
      {header}
      <div ref={landmark} className={styles.columns}>
        {menu}
        <div ref={landmark} className={styles.page}>
          <ConnectionBanner />
          {isTracked && (
            <Suspense>
              <ConsentBanner />
            </Suspense>
          )}
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            className={classNames(styles.main, layoutWidth(path) === 'limited' && styles.limited)}
          >
            {instead ?? <FeatureArea main={main} title={title} />}
          </main>
          <Footer />
        </div>
      </div>
      <ArrivalAnnouncement title={title} />
      <Notices />
    </div>
  )
}
