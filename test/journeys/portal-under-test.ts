import {
  demoPassword,
  demoUserName,
  openBrowser,
  openPage,
  startServer,
  type DemoUser,
  type RunningServer,
  type StartServerOptions,
  type WatchedPage,
} from '@energycockpit/testing'
import type { Browser, BrowserContextOptions } from 'playwright-core'
import { words, type Language } from './words'

export interface Visitor extends WatchedPage {
  readonly words: (typeof words)[Language]
  /** Goes to a path of the portal. */
  goto(path: string): Promise<void>
  /** Signs in through the form that the page shows now. */
  signIn(user: DemoUser): Promise<void>
}

export interface PortalUnderTest {
  readonly server: RunningServer
  readonly browser: Browser
  /** A new visitor with a browser in this language, not signed in. */
  visitor(language: Language, options?: BrowserContextOptions): Promise<Visitor>
  /** A visitor who has signed in and sees this path. */
  visit(path: string, options?: VisitOptions): Promise<Visitor>
  stop(): Promise<void>
}

interface VisitOptions extends BrowserContextOptions {
  as?: DemoUser
  language?: Language
}

const browserLocale = { de: 'de-DE', en: 'en-GB' } as const

/** The real server with the demo portfolio, and a browser in front of it. */
export async function startPortal(options?: StartServerOptions): Promise<PortalUnderTest> {
  const [server, browser] = await Promise.all([startServer(options), openBrowser()])

  async function visitor(language: Language, contextOptions: BrowserContextOptions = {}): Promise<Visitor> {
    const watched = await openPage(browser, { locale: browserLocale[language], ...contextOptions })
    const { page } = watched
    return {
      ...watched,
      words: words[language],
      goto: async (path) => void (await page.goto(server.url + path)),
      signIn: async (user) => {
        await page.getByLabel(words[language].userName).fill(demoUserName(user))
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
      await visiting.goto(path)
      await visiting.signIn(as)
      await visiting.page.waitForURL((url) => url.pathname + url.search === path)
      await visiting.page.getByRole('heading', { level: 1 }).first().waitFor()
      return visiting
    },
    stop: async () => {
      await browser.close()
      await server.stop()
    },
  }
}
