import type { FeatureView } from '../features/feature-session'
import { versionOf } from '../features/feature-version'
import { whenIdle } from '../features/prefetch'
import type { LoadedFeature } from '../features/load-feature'
import { createLoadBatch } from './load-batch'
import { createLoadClock } from './load-clock'

export interface LoadTimes {
  /** Goes along with the loading of a feature's files. */
  loading(featureId: string, files: Promise<LoadedFeature>): Promise<LoadedFeature>
  /** What the user sees now. */
  shows(view: FeatureView): void
  prefetched(featureId: string): void
}

/**
 * Measures how long features take to stand, and tells the server when the user turns away from the page, so that
 * nothing is sent while they wait for something. Told are feature, version and times; nothing of user or address.
 */
export function watchLoadTimes({ isSignedIn }: { isSignedIn: () => boolean }): LoadTimes {
  const clock = createLoadClock()
  const batch = createLoadBatch((loads) => {
    sender()
      .then(({ sendLoadTimes }) => sendLoadTimes(loads))
      .catch(() => undefined)
  })

  function lookAtVisibility(): void {
    if (document.visibilityState !== 'hidden') return
    clock.slowedDown()
    batch.flush()
  }

  lookAtVisibility()
  document.addEventListener('visibilitychange', lookAtVisibility)
  window.addEventListener('pagehide', batch.flush)
  window.addEventListener('single-spa:before-routing-event', () => clock.navigates(performance.now()))
  window.addEventListener('single-spa:routing-event', clock.arrived)

  return {
    loading(featureId, files) {
      clock.loads(featureId, performance.now())
      return files.then((loaded) => {
        clock.hasLoaded(featureId, performance.now())
        return loaded
      })
    },
    shows({ phase }) {
      if (phase === 'empty' || phase === 'failed') clock.isGone()
      if (phase !== 'shown') return
      const load = clock.stands(performance.now())
      if (!load || !isSignedIn()) return
      // Fetched once somebody sees a feature; a page that is going may fetch nothing any more.
      whenIdle(() => void sender().catch(() => undefined))
      batch.add({ ...load, version: versionOf(load.featureId) })
    },
    prefetched: clock.prefetched,
  }
}

/** No page needs it before its first feature stands. */
const sender = () => import(/* webpackChunkName: "reports" */ './send-load-times')
