import {
  demoPassword,
  demoUserName,
  openPage,
  PagePool,
  sharedBrowser,
  sharedServer,
  signInByCalls,
  startServer,
  type DemoUser,
  type RunningServer,
  type SharedServer,
  type StartServerOptions,
  type UserName,
  type WatchedPage,
} from '@energycockpit/testing'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { words, type Language } from './words'

/** A demo user, or the name of a user with their password, such as spareUser() answers. */
export type Someone = DemoUser | UserName

export interface Visitor extends WatchedPage {
  readonly words: (typeof words)[Language]
  /** Goes to a path of the portal. */
  goto(path: string): Promise<void>
  /** Signs in through the form that the page shows now. */
  signIn(user: Someone): Promise<void>
}

export interface PortalUnderTest {
  readonly server: SharedServer
  readonly browser: Browser
  /** A new visitor with a browser in this language, not signed in. */
  visitor(language: Language, options?: VisitorOptions): Promise<Visitor>
  /** A visitor who has signed in and sees this path. */
  visit(path: string, options?: VisitOptions): Promise<Visitor>
  stop(): Promise<void>
}

/** A portal that nobody else uses: it may be stopped, killed, and looked into. */
export interface OwnPortal extends PortalUnderTest {
  readonly server: RunningServer
}

interface VisitorOptions extends BrowserContextOptions {
  /** In a browser that has seen nothing of the portal yet, not even its files. */
  fresh?: true
}

interface VisitOptions extends VisitorOptions {
  as?: Someone
  language?: Language
}

const browserLocale = { de: 'de-DE', en: 'en-GB' } as const
const nameOf = (user: Someone): UserName =>
  user.includes('@') ? (user as UserName) : demoUserName(user as DemoUser)

/**
 * The real server with the demo portfolio, and a browser in front of it. Without options it is the one that all test
 * files share: a test that changes what the server remembers of a user takes a user of its own, by spareUser(). With
 * options, be they empty, it is started for the caller.
 */
export async function startPortal(): Promise<PortalUnderTest>
export async function startPortal(options: StartServerOptions): Promise<OwnPortal>
export async function startPortal(options?: StartServerOptions): Promise<PortalUnderTest> {
  if (options === undefined) return portalOf(sharedServer(), async () => undefined)
  const starting = startServer(options)
  return portalOf(starting, async () => (await starting).stop())
}

/** The portal of all files that ask with these settings. */
export function sharePortal(env: Readonly<Record<string, string>>): Promise<PortalUnderTest> {
  return portalOf(sharedServer(env), async () => undefined)
}

export async function portalOf<Server extends SharedServer>(
  starting: Promise<Server>,
  stopServer: () => Promise<void>,
): Promise<PortalUnderTest & { server: Server }> {
  const [server, browser] = await Promise.all([starting, sharedBrowser()])
  const pool = new PagePool(browser, `${server.url}/rest/health`)

  async function visitor(language: Language, { fresh, ...options }: VisitorOptions = {}): Promise<Visitor> {
    const wanted = { locale: browserLocale[language], ...options }
    const watched = await (fresh ? openPage(browser, wanted) : pool.open(wanted))
    const { page } = watched
    return {
      ...watched,
      words: words[language],
      goto: async (path) => void (await page.goto(server.url + path)),
      signIn: async (user) => {
        await page.getByLabel(words[language].userName).fill(nameOf(user))
        await page.getByLabel(words[language].password, { exact: true }).fill(demoPassword)
        await page.getByRole('button', { name: words[language].signIn, exact: true }).click()
      },
    }
  }

  return {
    server,
    browser,
    visitor,
    visit: async (path, { as = 'analyst', language = 'en', ...contextOptions } = {}) => {
      const visiting = await visitor(language, contextOptions)
      await signInByCalls(visiting.context.request, server.url, nameOf(as))
      await visiting.goto(path)
      // A feature may have led on to one of its pages already.
      await visiting.page.waitForURL((url) => (url.pathname + url.search).startsWith(path))
      await visiting.page.getByRole('heading', { level: 1 }).first().waitFor()
      return visiting
    },
    stop: async () => {
      await browser.close()
      await stopServer()
    },
  }
}
