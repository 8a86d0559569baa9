import { attemptOf, restartAttempts } from './attempts'
import { manifestOf } from './early-manifest'
import { mountRemote } from './mount-remote'
import { rememberOpened } from './opened'
import { takePortalLibraries } from './portal-libraries'
import { rememberRelease } from './releases'
import type { MountedRemote, RemoteProps } from './remote-props'
import { addStyleLinks } from './style-links'
import { withTimeLimit } from './time-limit'
import { prepareElement } from './kinds/prepared-element'

const TIME_LIMIT = 10_000
/** So long it may take to leave; then its style sheets and its element go without it. */
const LEAVE_LIMIT = 2_000
/** A feature id is part of an address, of an element's name and of an id. */
const FEATURE_ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

export interface RemotePlace {
  featureId: string
  /** Where the portal is, without a slash at the end. */
  origin: string
  container: HTMLElement
  /** The props as they are now. */
  props: () => RemoteProps
  /** Told as soon as the manifest says it, so that a failure after it can be told with it. */
  onVersion: (version: string | undefined) => void
}

export interface OpenRemote {
  /** Rejects when the remote cannot be shown; then nothing of it is left. */
  readonly shown: Promise<void>
  /** Hands on changed props. */
  update(): Promise<void>
  /** Unmounts the remote and removes all that came with it. */
  close(): Promise<void>
}

/** One stay of one remote: manifest, style sheets, scripts, mount; and back. */
export function openRemote({ featureId, origin, container, props, onVersion }: RemotePlace): OpenRemote {
  const leaving = new AbortController()
  const undoing: (() => unknown)[] = []
  let mounted: MountedRemote | undefined
  const folder = `${origin}/${featureId}/`

  async function open(): Promise<void> {
    const { signal } = leaving
    if (!FEATURE_ID.test(featureId)) throw new TypeError(`'${featureId}' is no feature id`)
    if (origin !== location.origin) await takePortalLibraries(origin)
    const manifest = await manifestOf(folder, signal)
    signal.throwIfAborted()
    rememberOpened(folder, manifest)
    onVersion(manifest.version)
    const links = addStyleLinks(manifest.styles)
    undoing.push(links.remove)
    await links.arrived
    signal.throwIfAborted()
    const element = prepareElement(props())
    container.append(element)
    undoing.push(() => element.remove())
    const scripts = { scripts: manifest.scripts, attempt: attemptOf(folder), signal }
    const arrived = await mountRemote(element, scripts, props)
    void rememberRelease(folder, manifest)
    // Left while it was mounted.
    if (signal.aborted) return arrived.unmount()
    mounted = arrived
    undoing.push(() => arrived.unmount())
  }

  async function close(): Promise<void> {
    leaving.abort()
    mounted = undefined
    for (const undo of undoing.splice(0).reverse()) {
      // One thing that cannot be undone must not keep the others.
      await withTimeLimit(Promise.resolve().then(undo), LEAVE_LIMIT).catch((error: unknown) =>
        reportError(error),
      )
    }
  }

  const shown = withTimeLimit(open(), TIME_LIMIT).catch(async (error: unknown) => {
    // Who left early has seen no failure.
    if (!leaving.signal.aborted) restartAttempts(folder)
    await close()
    throw error
  })
  // Who closes it early does not ask any more.
  shown.catch(() => undefined)
  let updating = shown
  return {
    shown,
    close,
    update: () => (updating = updating.then(() => mounted?.update(props()))),
  }
}
