/** What the browser says of push on this page; `on` and `off` where it can be switched. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

export interface BrowserSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

const WORKER = '/platform/push-worker.js'
const SCOPE = '/platform/'

const isSupported = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

export async function readPushState(): Promise<PushState> {
  if (!isSupported()) return 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  return (await currentSubscription()) ? 'on' : 'off'
}

/** Nothing is registered by asking. */
async function currentSubscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration(SCOPE)
  return worker?.scope === new URL(SCOPE, location.origin).href ? worker.pushManager.getSubscription() : null
}

/**
 * Has the browser ask the user, registers the worker, and subscribes. Answers `blocked` or `dismissed` where the user did
 * not allow it; rejects where the browser does not reach its push service.
 */
export async function subscribe(pushKey: string): Promise<BrowserSubscription | 'blocked' | 'dismissed'> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'dismissed'
  await navigator.serviceWorker.register(WORKER, { scope: SCOPE })
  // The one of the scope, once it is at work: another may have been there before.
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: pushKey }
  const subscription = await pushManager.subscribe(options).catch(async (failure: unknown) => {
    // One for a key that is no longer the portal's stands in the way.
    const former = await pushManager.getSubscription()
    if (!former) throw failure
    await former.unsubscribe()
    return pushManager.subscribe(options)
  })
  return subscriptionOf(subscription)
}

export async function unsubscribe(): Promise<void> {
  if (isSupported()) await (await currentSubscription())?.unsubscribe()
}

/** The hash by which the server names this browser's own entry; undefined where it has none. */
export async function ownEndpointHash(): Promise<string | undefined> {
  const subscription = isSupported() ? await currentSubscription() : null
  if (!subscription) return undefined
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(subscription.endpoint))
  return base64url(hash)
}

function subscriptionOf(subscription: PushSubscription): BrowserSubscription {
  const key = (name: PushEncryptionKeyName) => base64url(subscription.getKey(name) ?? new ArrayBuffer(0))
  return { endpoint: subscription.endpoint, keys: { p256dh: key('p256dh'), auth: key('auth') } }
}

const base64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
