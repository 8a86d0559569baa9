import { MAX_LOAD_TIME, type FeatureLoad, type LoadType } from '@energycockpit/contract'

export type MeasuredLoad = Pick<FeatureLoad, 'featureId' | 'way' | 'totalMs' | 'loadMs' | 'mountMs'>

/** Told what happens in the page and when, in milliseconds since the page began. */
export interface LoadClock {
  /** The user, or the page, set out for another address. */
  navigates(at: number): void
  /** That navigation is over; what is loaded later has another reason. */
  arrived(): void
  /** The files of a feature were fetched before anybody requested it. */
  prefetched(featureId: string): void
  loads(featureId: string, at: number): void
  hasLoaded(featureId: string, at: number): void
  /** The feature that was loaded last stands in the page. Answers how long that took, if that can be told. */
  stands(at: number): MeasuredLoad | undefined
  /** It failed, or the user left it. */
  isGone(): void
  /** The browser slowed the page down, as it does while nobody sees it: what is under way cannot be told. */
  slowedDown(): void
}

interface Underway {
  featureId: string
  way: LoadType
  /** From here the user waited. */
  since: number
  began: number
  loaded: number | undefined
}

/** Measures one feature at a time, as one at a time stands in the page. */
export function createLoadClock(): LoadClock {
  const seen = new Set<string>()
  const fetched = new Set<string>()
  let isPageStart = true
  let hasArrived = false
  let navigated: number | undefined
  let cannotBeTold = false
  let underway: Underway | undefined

  function wayOf(featureId: string): LoadType {
    if (isPageStart) return 'page-start'
    if (seen.has(featureId)) return 'seen'
    return fetched.has(featureId) ? 'prefetched' : 'first'
  }

  return {
    navigates(at) {
      if (hasArrived) isPageStart = false
      navigated = at
      if (!isPageStart) cannotBeTold = false
    },
    arrived() {
      hasArrived = true
      navigated = undefined
    },
    prefetched: (featureId) => void fetched.add(featureId),
    loads(featureId, at) {
      // A second attempt, without anybody having requested it, is part of the same wait.
      const before = underway?.featureId === featureId ? underway : undefined
      const since = before?.since ?? (isPageStart ? 0 : (navigated ?? at))
      underway = { featureId, way: before?.way ?? wayOf(featureId), since, began: at, loaded: undefined }
      isPageStart = false
    },
    hasLoaded(featureId, at) {
      if (underway?.featureId === featureId) underway.loaded = at
    },
    stands(at) {
      const done = underway
      underway = undefined
      if (done?.loaded === undefined) return undefined
      seen.add(done.featureId)
      const totalMs = Math.floor(at - done.since)
      if (cannotBeTold || totalMs > MAX_LOAD_TIME) return undefined
      const loadMs = Math.floor(done.loaded - done.began)
      const mountMs = Math.floor(at - done.loaded)
      return { featureId: done.featureId, way: done.way, totalMs, loadMs, mountMs }
    },
    isGone() {
      underway = undefined
    },
    slowedDown() {
      if (underway !== undefined || isPageStart || navigated !== undefined) cannotBeTold = true
    },
  }
}
