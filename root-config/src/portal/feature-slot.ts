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
  /** Tries the feature again that failed; without effect when none did. */
  retry(): Promise<void>
}

interface SlotOptions extends FeatureSurroundings {
  /** Told about style sheets and addresses that a newer deployment brought. */
  onDeployment: (deployment: Deployment) => void
}

/** The place in the page where one feature at a time stands. */
export function createFeatureSlot({ onDeployment, ...surroundings }: SlotOptions): FeatureSlot {
  let session: FeatureSession | undefined
  let failure: FeatureFailure | undefined
  let tookNewerDeployment = false

  function onView(view: FeatureView): void {
    failure = view.phase === 'failed' ? view.failure : undefined
    if (failure && !tookNewerDeployment && mayBeOutdated(failure)) void tryNewerDeployment(failure)
    else surroundings.onView(view)
  }

  /** The page is older than what the server has now: take the new addresses before the user has to know. */
  async function tryNewerDeployment(found: FeatureFailure): Promise<void> {
    tookNewerDeployment = true
    const before = addressOf(found.featureId)
    await takeDeployment()
    if (failure !== found) return
    if (addressOf(found.featureId) === before) surroundings.onView({ phase: 'failed', failure: found })
    else await reopen(found)
  }

  async function takeDeployment(): Promise<void> {
    const deployment = await fetchDeployment(location.href)
    if (!deployment) return
    addToImportMap(deployment.importMap)
    onDeployment(deployment)
  }

  async function reopen(found: FeatureFailure): Promise<void> {
    forgetFailure(found)
    await session?.close()
    session = openFeature(found.featureId, { ...surroundings, onView })
  }

  return {
    async open(featureId) {
      tookNewerDeployment = false
      await session?.close()
      session = openFeature(featureId, { ...surroundings, onView })
    },
    async close() {
      failure = undefined
      const leaving = session
      session = undefined
      surroundings.onView({ phase: 'empty' })
      await leaving?.close()
    },
    async update() {
      await session?.update()
    },
    async retry() {
      const found = failure
      if (!found) return
      surroundings.onView({ phase: 'loading' })
      await takeDeployment()
      if (failure === found) await reopen(found)
    },
  }
}

function mayBeOutdated({ kind }: FeatureFailure): boolean {
  return kind === 'missing' || kind === 'wrong-integrity'
}
