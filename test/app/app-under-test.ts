import type { Page } from 'playwright-core'
import type { PortalUnderTest, Visitor } from '../journeys/portal-under-test'
import type { Language } from '../journeys/words'

/** The mobile app: the portal in a web view, with the device's storage and an in-app browser with its own cookies. */
export interface AppUnderTest {
  /** The web view. */
  readonly page: Page
  readonly visitor: Visitor
  /** Where users sign in and out; it shows an empty page while it is closed. */
  readonly inAppBrowser: Visitor
  /** What the device keeps, by key. */
  readonly stored: ReadonlyMap<string, string>
  /** Every address that the in-app browser was opened with. */
  readonly opened: readonly string[]
  start(): Promise<void>
  /** As the user does by its button. */
  closeInAppBrowser(): Promise<void>
  /** Tells the portal that the in-app browser goes to an address. */
  inAppBrowserGoesTo(address: string): Promise<void>
  close(expected?: RegExp): Promise<void>
}

const nothing = 'about:blank'

/** A wrapper as Capacitor with cordova-plugin-inappbrowser makes one. Opening a second in-app browser fails. */
export async function installApp(portal: PortalUnderTest, language: Language): Promise<AppUnderTest> {
  const inAppBrowser = await portal.visitor(language)
  const userAgent = await inAppBrowser.page.evaluate(() => navigator.userAgent)
  const visitor = await portal.visitor(language, { userAgent: `${userAgent} EnergyCockpitApp/1.0` })
  const { page, context } = visitor
  const inAppPage = inAppBrowser.page
  const stored = new Map<string, string>()
  const opened: string[] = []
  /** The number of the window that is open. */
  let open: number | undefined
  let last: Promise<unknown> = Promise.resolve()

  const tell = (number: number, type: string, url = '') =>
    page.evaluate((detail) => void dispatchEvent(new CustomEvent('in-app-browser', { detail })), {
      ...{ number, type, url },
    })
  /** One after the other, for it is one page to the tests. A page that leads on at once ends this one's loading. */
  const goTo = (address: string) => {
    last = last.then(() => inAppPage.goto(address).catch(() => undefined))
    return last
  }
  const leave = async () => {
    const number = open
    if (number === undefined) return
    open = undefined
    await goTo(nothing)
    await tell(number, 'exit')
  }
  inAppPage.on('framenavigated', (frame) => {
    if (open === undefined || frame !== inAppPage.mainFrame() || frame.url() === nothing) return
    // The web view may be gone by now, as it is when the test ends.
    tell(open, 'loadstart', frame.url()).catch(() => undefined)
  })

  await context.exposeFunction('deviceReads', (key: string) => stored.get(key) ?? null)
  await context.exposeFunction('deviceKeeps', (key: string, value: string) => void stored.set(key, value))
  await context.exposeFunction('deviceForgets', (key: string) => void stored.delete(key))
  await context.exposeFunction('inAppBrowserOpens', (number: number, address: string) => {
    opened.push(address)
    if (open !== undefined) throw new Error('There is an in-app browser already.')
    open = number
    void goTo(address)
  })
  await context.exposeFunction('inAppBrowserCloses', leave)
  await context.addInitScript(wrapPage)

  return {
    ...{ page, visitor, inAppBrowser, stored, opened },
    start: () => visitor.goto('/platform/home-portal'),
    closeInAppBrowser: leave,
    inAppBrowserGoesTo: (address) => tell(open ?? 0, 'loadstart', address),
    close: async (expected) => {
      await visitor.close(expected)
      await inAppBrowser.close(/Failed to load resource/)
    },
  }
}

interface InAppEvent {
  number: number
  type: string
  url: string
}

interface Device {
  deviceReads(key: string): Promise<string | null>
  deviceKeeps(key: string, value: string): Promise<void>
  deviceForgets(key: string): Promise<void>
  inAppBrowserOpens(number: number, address: string): Promise<void>
  inAppBrowserCloses(): Promise<void>
}

/** Runs in the web view, before any script of the portal. */
function wrapPage(): void {
  const device = window as unknown as Device
  Object.assign(window, {
    Capacitor: {
      isNativePlatform: () => true,
      Plugins: {
        Preferences: {
          get: async ({ key }: { key: string }) => ({ value: await device.deviceReads(key) }),
          set: ({ key, value }: { key: string; value: string }) => device.deviceKeeps(key, value),
          remove: ({ key }: { key: string }) => device.deviceForgets(key),
        },
      },
    },
    cordova: {
      InAppBrowser: {
        open(address: string) {
          const number = performance.now()
          void device.inAppBrowserOpens(number, address)
          return {
            close: () => void device.inAppBrowserCloses(),
            addEventListener(type: string, listener: (event: InAppEvent) => void) {
              addEventListener('in-app-browser', ({ detail }: Event & { detail?: InAppEvent }) => {
                if (detail?.number === number && detail.type === type) listener(detail)
              })
            },
          }
        },
      },
    },
  })
}
