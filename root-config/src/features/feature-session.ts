import { withTimeLimit } from '@energycockpit/generic-feature'
import type { FeatureProps } from '@energycockpit/remote'
import type { Parcel, ParcelConfig } from 'single-spa'
import { explainFailure, type FeatureFailure } from './explain-failure'
import { isSeen } from './is-seen'
import type { LoadedFeature } from './load-feature'
import type { Evidence } from './load-failure'
import type { MountParcel } from './root-parcel'
import { LEAVE_LIMIT, TIME_LIMIT } from './time-limit'
import { ShowsNothingError, whenNothingShows } from './when-nothing-shows'

export const SKELETON_AFTER = 300

/** What stands in the main area. */
export type FeatureView =
  | { phase: 'empty' | 'loading' | 'slow' | 'shown' }
  | { phase: 'failed'; failure: FeatureFailure }

export interface FeatureSurroundings {
  /** The element that the feature's own element is put into. */
  host: HTMLElement
  mountParcel: MountParcel
  load: (featureId: string) => Promise<LoadedFeature>
  /** Resolves when a feature that is still being built can be loaded; undefined: it can be now. */
  whenBuilt?: (featureId: string) => Promise<void> | undefined
  /** The feature's props as they are now. */
  props: () => Omit<FeatureProps, 'reportCrash'>
  onView: (view: FeatureView) => void
  /** Told of an error that nobody caught and that left the feature standing. */
  onLateError: (featureId: string, error: unknown) => void
  /** Takes note of the page before a feature does anything to it. */
  beginStay: (featureId: string) => Stay
}

export interface Stay {
  /** Puts right what the feature has left in the page. `failure` is why it did not unmount. Never throws. */
  end(failure?: unknown): Promise<void>
}

export interface FeatureSession {
  /** Hands on changed props; the feature keeps its state. */
  update(): Promise<void>
  /** Takes an error of the feature that nobody caught: it may have left nothing of the feature. */
  lateError(error: unknown): void
  /** Takes the feature and everything that came with it out of the page. */
  close(): Promise<void>
}

/** One stay of one feature in the page, from loading to leaving. Never throws: what goes wrong becomes a view. */
export function openFeature(featureId: string, surroundings: FeatureSurroundings): FeatureSession {
  const { host, mountParcel, load, props, onView, onLateError } = surroundings
  const stay = surroundings.beginStay(featureId)
  const element = document.createElement('div')
  let closed = false
  let loaded: LoadedFeature | undefined
  let parcel: Parcel | undefined
  let stopLooking = () => undefined as void

  const show = (view: FeatureView) => {
    if (!closed) onView(view)
  }
  const parcelProps = () => ({ ...props(), domElement: element, reportCrash })
  let handedOn = parcelProps()
  const slow = setTimeout(() => show({ phase: 'slow' }), SKELETON_AFTER)

  async function open(): Promise<void> {
    show({ phase: 'loading' })
    let stage: Evidence['stage'] = 'loading'
    try {
      // However long: the time limit is for what can be loaded.
      const building = surroundings.whenBuilt?.(featureId)
      if (building) await building
      if (closed) return
      const arriving = load(featureId).then(takeOrDiscard)
      loaded = await withTimeLimit(arriving, TIME_LIMIT)
      if (closed) return
      stage = 'mounting'
      host.append(element)
      const parcelConfig = { name: featureId, ...loaded.lifecycles } as ParcelConfig
      handedOn = parcelProps()
      parcel = mountParcel(parcelConfig, handedOn)
      await withTimeLimit(parcel.mountPromise, TIME_LIMIT)
      stands = true
      stopLooking = whenNothingShows(element, () => {
        void fail({ stage: 'rendering', error: new ShowsNothingError(`${featureId} draws nothing`) })
      })
      show({ phase: 'shown' })
      // It may have changed while the feature was mounted.
      await update()
      errorsOnTheWay.splice(0).forEach(lateError)
    } catch (error) {
      await fail({ stage, error })
    } finally {
      clearTimeout(slow)
    }
  }

  /** What arrives after its session is over must not leave style sheets behind. */
  function takeOrDiscard(arrived: LoadedFeature): LoadedFeature {
    if (closed || failed) arrived.removeStyleSheets()
    return arrived
  }

  let failed = false
  async function fail(evidence: Omit<Evidence, 'response'>): Promise<void> {
    if (failed || closed) return
    failed = true
    clearTimeout(slow)
    await cleanUp()
    const failure = await explainFailure(featureId, evidence)
    show({ phase: 'failed', failure })
  }

  /** Hands on what has changed, and only then: a feature without `update` is mounted anew for it. */
  async function update(): Promise<void> {
    const latest = parcelProps()
    if (!stands || parcel?.getStatus() !== 'MOUNTED' || !isChanged(handedOn, latest)) return
    handedOn = latest
    await parcel.update?.(latest)?.catch((error: unknown) => fail({ stage: 'rendering', error }))
  }

  let stands = false
  /** They belong to a failure that is about to be told, or else are looked at when the feature stands. */
  const errorsOnTheWay: unknown[] = []
  function lateError(error: unknown): void {
    if (closed || failed) return
    if (!stands) errorsOnTheWay.push(error)
    else if (isSeen(element)) onLateError(featureId, error)
    else void fail({ stage: 'rendering', error })
  }

  function reportCrash(error: unknown): void {
    const stage = parcel?.getStatus() === 'MOUNTED' ? 'rendering' : 'mounting'
    void opening.then(() => fail({ stage, error }))
  }

  async function cleanUp(): Promise<void> {
    stopLooking()
    let failure: unknown
    if (parcel?.getStatus() === 'MOUNTED') {
      // The user has gone on and waits for the next feature: what takes longer is given up.
      await withTimeLimit(parcel.unmount(), LEAVE_LIMIT).catch((error: unknown) => {
        failure = error
        console.error(`Feature ${featureId} did not unmount`, error)
      })
    }
    parcel = undefined
    element.remove()
    loaded?.removeStyleSheets()
    loaded = undefined
    await stay.end(failure)
  }

  const opening = open()
  return {
    update,
    lateError,
    async close() {
      closed = true
      clearTimeout(slow)
      await cleanUp()
    },
  }
}

type Changing = Pick<FeatureProps, 'featureId' | 'locale' | 'subRoutes' | 'user'>

function isChanged(before: Changing, now: Changing): boolean {
  if (before.featureId !== now.featureId || before.locale !== now.locale || before.user !== now.user)
    return true
  return String(before.subRoutes) !== String(now.subRoutes)
}
