import { spareUser, waitFor } from '@energycockpit/testing'
import type { BrowserContext, Page, Worker } from 'playwright-core'
import { startPortal, type PortalUnderTest } from './portal-under-test'

let portal: PortalUnderTest
beforeAll(async () => {
  portal = await startPortal()
}, 240_000)
afterAll(() => portal?.stop())

/** A headless browser says that notifications are denied, whatever it was granted, and shows none. */
const asWithAScreen = `
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  const ask = Notification.requestPermission
  Notification.requestPermission = () => { window.asked = (window.asked ?? 0) + 1; return ask.call(Notification) }`
const whatIsShown = `
  self.shown = []
  self.opened = []
  ServiceWorkerRegistration.prototype.showNotification = async (title, options) => void self.shown.push({ title, ...options })
  self.clients.openWindow = async (href) => void self.opened.push(href)`
const clickOnTheLatest = `
  new Promise((done) => {
    const event = new Event('notificationclick')
    event.notification = { close() {}, data: self.shown.at(-1).data }
    event.waitUntil = (work) => void work.then(done)
    self.dispatchEvent(event)
  })`

async function register(context: BrowserContext, page: Page): Promise<Worker> {
  const started = context.waitForEvent('serviceworker')
  await page.getByRole('button', { name: 'Turn on push' }).click()
  const worker = await started
  await worker.evaluate(whatIsShown)
  return worker
}

/** As a push service has the browser do it; none is reached from here. */
async function deliver(context: BrowserContext, page: Page, data: string): Promise<void> {
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first.registrationId)
    }),
  )
  await browser.send('ServiceWorker.enable')
  const { origin } = new URL(portal.server.url)
  await browser.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data })
  await browser.detach()
}

const shown = (worker: Worker) => worker.evaluate<{ body: string }[]>('self.shown')

test('push is registered by a press, shown, and a click opens its object in a tab that can go there', async () => {
  const visitor = await portal.visit('/platform/hp/account', { as: await spareUser('analyst'), fresh: true })
  const { page, context } = visitor
  await context.grantPermissions(['notifications'], { origin: portal.server.url })
  await page.addInitScript({ content: asWithAScreen })
  await visitor.goto('/platform/hp/account/notifications')
  await page.getByRole('button', { name: 'Turn on push' }).waitFor()
  const before = () =>
    page.evaluate(async () => [
      (await navigator.serviceWorker.getRegistrations()).length,
      (window as { asked?: number }).asked ?? 0,
    ])
  expect(await before()).toEqual([0, 0])

  const worker = await register(context, page)
  await page.getByText('The browser did not reach its push service.').waitFor()
  expect(await before()).toEqual([1, 1])
  const message = { title: 'EnergyCockpit', body: 'News', url: '/platform/home-portal/news', tag: 'one' }
  await deliver(context, page, JSON.stringify(message))
  await waitFor('the push to be shown', async () => (await shown(worker)).length === 1)
  expect((await shown(worker))[0]).toMatchObject({ ...{ body: 'News', tag: 'one' }, title: 'EnergyCockpit' })
  // Whoever has subscribed is shown something, even of what cannot be read.
  await deliver(context, page, 'no JSON')
  await waitFor('the other to be shown', async () => (await shown(worker)).length === 2)
  await deliver(context, page, JSON.stringify(message))
  await waitFor('the third to be shown', async () => (await shown(worker)).length === 3)

  // The tab that was used last is a page of visitors, which goes nowhere.
  const other = await context.newPage()
  await other.goto(`${portal.server.url}/platform/home-portal/static`)
  await other.getByRole('heading', { level: 1 }).waitFor()
  await worker.evaluate(clickOnTheLatest)
  await page.waitForURL('**/platform/home-portal/news')
  expect([new URL(other.url()).pathname, await worker.evaluate('self.opened')]).toEqual([
    ...['/platform/home-portal/static', []],
  ])

  // Where that is the only one, the object gets a tab of its own.
  await page.goto(`${portal.server.url}/platform/home-portal/static`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await worker.evaluate(clickOnTheLatest)
  expect(await worker.evaluate('self.opened')).toEqual([`${portal.server.url}/platform/home-portal/news`])
  await visitor.close(/Push API/)
}, 120_000)
