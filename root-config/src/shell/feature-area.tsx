import { Page } from '@energycockpit/ui'
import { Suspense, useEffect, useRef, type RefObject } from 'react'
import { landmark } from '../guard/landmarks'
import { FailurePanel } from './failure-panel'
import { FeatureSkeleton } from './feature-skeleton'
import { LogoutPage } from './logout-page'
import { usePortal, usePortalState } from './portal-context'
import { SeldomPage } from './seldom-page'

interface FeatureAreaProps {
  main: RefObject<HTMLElement | null>
  title: string
}

/** Where the feature stands; while it is on its way a skeleton, and its error panel when it cannot come. */
export function FeatureArea({ main, title }: FeatureAreaProps) {
  const portal = usePortal()
  const place = usePortalState((state) => state.place)
  const view = usePortalState((state) => state.view)
  const area = useRef<HTMLDivElement>(null)

  useEffect(() => {
    area.current?.append(portal.host)
    return landmark(area.current)
  }, [portal])

  return (
    <>
      <div ref={area} />
      {view.phase === 'slow' && <FeatureSkeleton title={title} />}
      {view.phase === 'failed' && (
        <Page>
          <FailurePanel
            failure={view.failure}
            title={title}
            onRetry={() => {
              main.current?.focus()
              void portal.slot.retry(view.failure.featureId)
            }}
          />
        </Page>
      )}
      {place.kind === 'logout' && <LogoutPage />}
      <Suspense>
        {(place.kind === 'blank' || place.kind === 'denied') && <SeldomPage place={place} />}
      </Suspense>
    </>
  )
}
