import { clockScript } from '../clock/move-clock.cjs'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core'

export interface WatchedPage {
  readonly page: Page
  readonly context: BrowserContext
  /**
   * What went wrong in the page so far, in words: errors in the console, exceptions that nobody caught, violations of
   * the Content-Security-Policy. A test that provokes an error says which by a pattern.
   */
  faults(expected?: RegExp): string[]
  /** Forgets the faults so far. */
  forgetFaults(): void
  /** Closes it and fails when something went wrong that was not expected. */
  close(expected?: RegExp): Promise<void>
}

/** A page with its context, and who hears what goes wrong in it. */
export interface Watched {
  readonly page: Page
  readonly context: BrowserContext
  hears: (fault: string) => void
}

/** A page in a context of its own (no cookies, nothing cached) that remembers everything that goes wrong in it. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const watched = await newWatched(browser, options)
  return visitOf(watched, () => watched.context.close())
}

export async function newWatched(browser: Browser, options: BrowserContextOptions): Promise<Watched> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    ...options,
  })
  const moved = clockScript()
  if (moved !== undefined) await context.addInitScript(moved)
  const hear = (fault: string) => watched.hears(fault)
  await context.exposeBinding('__policyViolated', (_, violation: string) => hear(violation))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { __policyViolated(text: string): void }).__policyViolated
      report(
        `policy: ${event.effectiveDirective} refuses ${event.blockedURI} ${event.sample} in ${event.sourceFile}`,
      )
    })
  })
  context.on('weberror', (error) => hear(`exception: ${error.error().stack ?? error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error') hear(`console: ${message.text()} (${message.location().url})`)
  })
  const watched: Watched = { context, page: await context.newPage(), hears: () => undefined }
  return watched
}

/** A visit in this page, which `leave` ends. */
export function visitOf(watched: Watched, leave: () => Promise<void>): WatchedPage {
  const faults: string[] = []
  watched.hears = (fault) => faults.push(fault)
  const unexpected = (expected?: RegExp) => faults.filter((fault) => !expected?.test(fault))
  return {
    page: watched.page,
    context: watched.context,
    faults: unexpected,
    forgetFaults: () => void faults.splice(0),
    close: async (expected) => {
      await leave()
      const left = unexpected(expected)
      if (left.length > 0) throw new Error(`In the page went wrong:\n${left.join('\n')}`)
    },
  }
}
