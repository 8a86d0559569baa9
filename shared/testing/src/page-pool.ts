import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { newWatched, visitOf, type Watched, type WatchedPage } from './watched-page'

/**
 * Pages for one visit after the other. A visit that is over leaves its page on a plain answer of the portal, without
 * cookies, storage, history, listeners and routes, and the next one with the same options goes on in it: the browser
 * keeps its process and has the portal's scripts compiled, which is half of what a visit costs. What cannot be put
 * back ends with the visit.
 */
export class PagePool {
  readonly #resting = new Map<string, Pooled[]>()

  /** `rest` is the address of a plain answer. */
  constructor(
    private readonly browser: Browser,
    private readonly rest: string,
  ) {}

  async open(options: BrowserContextOptions): Promise<WatchedPage> {
    const key = JSON.stringify(options)
    const pooled = this.#resting.get(key)?.pop() ?? new Pooled(await newWatched(this.browser, options))
    return visitOf(pooled.watched, async () => {
      if (!(await pooled.isCleared(this.rest))) return pooled.watched.context.close()
      this.#resting.set(key, [...(this.#resting.get(key) ?? []), pooled])
    })
  }
}

/** What changes a page or a context for good. */
const lasting = {
  page: ['addInitScript', 'exposeBinding', 'exposeFunction', 'emulateMedia', 'setExtraHTTPHeaders', 'close'],
  context: [
    ...[
      'addInitScript',
      'exposeBinding',
      'exposeFunction',
      'setExtraHTTPHeaders',
      'setOffline',
      'on',
      'close',
    ],
    ...['setGeolocation', 'grantPermissions'],
  ],
  clock: ['install', 'fastForward', 'pauseAt', 'resume', 'runFor', 'setFixedTime', 'setSystemTime'],
}

/** Of a page, that a test may have listened to. */
const heard = [
  ...['request', 'response', 'requestfinished', 'requestfailed', 'console', 'pageerror', 'dialog'],
  ...['download', 'popup', 'framenavigated', 'frameattached', 'framedetached', 'filechooser'],
] as const

class Pooled {
  #isChanged = false
  readonly #sessions = new Set<CDPSession>()
  readonly #newSession: (page: Page) => Promise<CDPSession>
  readonly #viewport

  constructor(readonly watched: Watched) {
    const { page, context } = watched
    this.#newSession = context.newCDPSession.bind(context)
    this.#viewport = page.viewportSize()
    this.#noteCallsOf(page, lasting.page)
    this.#noteCallsOf(context, lasting.context)
    this.#noteCallsOf(context.clock, lasting.clock)
    context.newCDPSession = async (target) => this.#noted(await this.#newSession(target as Page))
  }

  /** Whether the page is as good as a new one now. */
  async isCleared(rest: string): Promise<boolean> {
    if (this.#isChanged || this.#sessions.size > 0) return false
    return this.#clear(rest).catch(() => false)
  }

  async #clear(rest: string): Promise<boolean> {
    const { page, context } = this.watched
    const { origin } = new URL(rest)
    const isOfPortal = (url: string) => /^(about:|$)/.test(url) || new URL(url).origin === origin
    if (!page.frames().every((frame) => isOfPortal(frame.url()))) return false
    for (const event of heard) page.removeAllListeners(event)
    for (const other of context.pages()) if (other !== page) await other.close()
    await page.goto(rest, { waitUntil: 'commit', timeout: 5_000 })
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await context.clearCookies()
    await page.evaluate(() => {
      sessionStorage.clear()
      window.name = ''
    })
    const session = await this.#newSession(page)
    const { entries } = await session.send('Page.getNavigationHistory')
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
    await session.send('Page.resetNavigationHistory')
    await session.detach()
    await page.mouse.move(-1, -1)
    if (this.#viewport) await page.setViewportSize(this.#viewport)
    return entries.every(({ url }) => isOfPortal(url))
  }

  #noteCallsOf<Target extends object>(target: Target, names: readonly string[]) {
    const methods = target as Record<string, (...given: unknown[]) => unknown>
    for (const name of names) {
      const method = methods[name]!.bind(target)
      methods[name] = (...given) => {
        this.#isChanged = true
        return method(...given)
      }
    }
  }

  /** What it has changed in the page ends with it. */
  #noted(session: CDPSession): CDPSession {
    const detach = session.detach.bind(session)
    this.#sessions.add(session)
    session.detach = async () => {
      await detach()
      this.#sessions.delete(session)
    }
    return session
  }
}
