import { fetchDeployment, type Deployment } from '../page/newer-deployment'
import type { FeatureFailure } from '../features/explain-failure'
import {
  openFeature,
  type FeatureSession,
  type FeatureSurroundings,
  type FeatureView,
} from '../features/feature-session'
import { forgetFailure } from '../features/forget-failure'
import { addressOf, addToImportMap } from '../features/module-loader'

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
  /** Told about style sheets and addresses that a newer deployment brought. */
  onDeployment: (deployment: Deployment) => void
}

/** The place in the page where one feature at a time stands. */
export function createFeatureSlot({ onDeployment, ...surroundings }: SlotOptions): FeatureSlot {
  let session: (FeatureSession & { featureId: string }) | undefined
  let tookNewerDeployment = false
  /** By feature id; a failure counts until the feature is tried again. */
  const failures = new Map<string, FeatureFailure>()

  function begin(featureId: string): void {
    const opened = openFeature(featureId, { ...surroundings, onView: (view) => onView(featureId, view) })
    session = { ...opened, featureId }
  }

  function onView(featureId: string, view: FeatureView): void {
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
    const before = addressOf(failure.featureId)
    await takeDeployment()
    if (session !== failed) return
    if (addressOf(failure.featureId) === before) surroundings.onView({ phase: 'failed', failure })
    else await reopen(failure.featureId)
  }

  async function takeDeployment(): Promise<void> {
    const deployment = await fetchDeployment(location.href)
    if (!deployment) return
    addToImportMap(deployment.importMap)
    onDeployment(deployment)
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
      await takeDeployment()
      if (session === failed) await reopen(featureId)
    },
  }
}

function mayBeOutdated({ kind }: FeatureFailure): boolean {
  return kind === 'missing' || kind === 'wrong-integrity'
}
