import type { FeatureFailure } from '../features/explain-failure'
import {
  openFeature,
  type FeatureSession,
  type FeatureSurroundings,
  type FeatureView,
} from '../features/feature-session'
import { fetchFresh } from '../features/fetch-fresh'
import { forgetFailure } from '../features/forget-failure'
import { addressOf } from '../features/module-loader'

export interface FeatureSlot {
  open(featureId: string): Promise<void>
  close(): Promise<void>
  update(): Promise<void>
  /** Takes an error in a feature's files that nobody caught. */
  lateError(featureId: string, error: unknown): void
  /** Tries a feature again that failed. */
  retry(featureId: string): Promise<void>
}

interface SlotOptions extends FeatureSurroundings {
  /** Asks the server what it has now; then features are loaded from there. */
  takeDeployment: () => Promise<void>
  /** The same for whoever has just clicked: it keeps them waiting for a moment at most. */
  takeDeploymentBriefly: () => Promise<void>
}

/** The place in the page where one feature at a time stands. */
export function createFeatureSlot({
  takeDeployment,
  takeDeploymentBriefly,
  ...surroundings
}: SlotOptions): FeatureSlot {
  /** With the address that the feature was loaded from. */
  let session: (FeatureSession & { featureId: string; address: string | undefined }) | undefined
  let tookNewerDeployment = false
  /** By feature id; a failure counts until the feature is tried again. */
  const failures = new Map<string, FeatureFailure>()
  const seen = new Set<string>()

  function begin(featureId: string): void {
    const address = addressOf(featureId)
    const opened = openFeature(featureId, { ...surroundings, onView: (view) => onView(featureId, view) })
    session = { ...opened, featureId, address }
  }

  function onView(featureId: string, view: FeatureView): void {
    if (view.phase === 'shown') seen.add(featureId)
    if (view.phase === 'failed') failures.set(featureId, view.failure)
    if (view.phase === 'failed' && !tookNewerDeployment && mayBeOutdated(view.failure)) {
      void tryNewerDeployment(view.failure)
    } else {
      surroundings.onView(view)
    }
  }

  /** The page may be older than what the server has now: then take the new addresses before the user has to know. */
  async function tryNewerDeployment(failure: FeatureFailure): Promise<void> {
    tookNewerDeployment = true
    const failed = session
    await takeDeployment()
    const replaced = await isReplaced(failure.featureId, failed?.address)
    if (session !== failed) return
    if (replaced) await reopen(failure.featureId)
    else surroundings.onView({ phase: 'failed', failure })
  }

  async function reopen(featureId: string): Promise<void> {
    await session?.close()
    forget(featureId)
    begin(featureId)
  }

  function forget(featureId: string): void {
    const failure = failures.get(featureId)
    if (!failure) return
    failures.delete(featureId)
    forgetFailure(failure)
  }

  return {
    async open(featureId) {
      tookNewerDeployment = false
      // What has been seen is there at once, and comes in the version of the next opening.
      if (!seen.has(featureId)) await takeDeploymentBriefly()
      await reopen(featureId)
    },
    async close() {
      const leaving = session
      session = undefined
      surroundings.onView({ phase: 'empty' })
      await leaving?.close()
    },
    async update() {
      await session?.update()
    },
    lateError(featureId, error) {
      if (session?.featureId === featureId) session.lateError(error)
      else surroundings.onLateError(featureId, error)
    },
    async retry(featureId) {
      const failed = session
      surroundings.onView({ phase: 'loading' })
      // What is still on its way would be waited for once more.
      const isLate = failures.get(featureId)?.kind === 'time-out'
      await Promise.all([takeDeployment(), isLate ? undefined : fetchFresh(featureId)])
      if (session === failed) await reopen(featureId)
    },
  }
}

/** Whether the feature comes from elsewhere now than when it was opened; of a third party's the manifest tells. */
async function isReplaced(featureId: string, address: string | undefined): Promise<boolean> {
  if (addressOf(featureId) !== address) return true
  if (address !== undefined) return false
  const files = import(/* webpackChunkName: "generic-feature" */ '../features/remote-files')
  return files.then(({ isRemoteReplaced }) => isRemoteReplaced(featureId)).catch(() => false)
}

function mayBeOutdated({ kind }: FeatureFailure): boolean {
  return kind === 'missing' || kind === 'wrong-integrity'
}
