/*
 * The portal's service worker. It is registered when a user turns on push notifications, shows what is pushed, and opens
 * the page about it. It answers no requests: what the portal shows never comes out of here.
 */
self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data))
})

async function show(data) {
  let message = {}
  try {
    message = data ? data.json() : {}
  } catch {
    // Whoever has subscribed must be shown something.
  }
  const { title = 'EnergyCockpit', body = '', url = '/platform/home-portal/notifications', tag } = message
  await self.registration.showNotification(title, {
    ...{ body, data: { url }, icon: '/favicon', badge: '/favicon' },
    ...(tag && { tag }),
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data?.url))
})

/** In a tab that is open already, or in a new one; never outside of the portal. */
async function open(path) {
  const target = new URL(path ?? '/platform', self.location.origin)
  if (target.origin !== self.location.origin || !target.pathname.startsWith('/platform')) return
  const tab = await tabThatGoes()
  if (!tab) return void (await self.clients.openWindow(target.href))
  // The page goes there itself, and asks first where something is unsaved.
  tab.postMessage({ type: 'open-notification', path: target.pathname + target.search })
  // It goes there also where the browser does not bring it to the front.
  await tab.focus().catch(() => undefined)
}

/** A browser allows a new tab for a second after the click. */
const ANSWERS_WITHIN = 300

/** The tab that was used last of those whose page goes there: a page of visitors, or a frame, does not. */
async function tabThatGoes() {
  const all = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tabs = all.filter(
    ({ url, frameType }) => frameType === 'top-level' && new URL(url).pathname.startsWith('/platform'),
  )
  const answers = await Promise.all(tabs.map(goesThere))
  return tabs.find((_, place) => answers[place])
}

function goesThere(tab) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => resolve(true)
    setTimeout(() => resolve(false), ANSWERS_WITHIN)
    tab.postMessage({ type: 'can-open-notification' }, [port2])
  })
}
