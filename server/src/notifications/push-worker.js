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
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const tab = tabs.find(({ url }) => new URL(url).pathname.startsWith('/platform'))
  if (!tab) return void (await self.clients.openWindow(target.href))
  await tab.focus()
  // The page goes there itself, and asks first where something is unsaved.
  tab.postMessage({ type: 'open-notification', path: target.pathname + target.search })
}
