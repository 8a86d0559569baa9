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

/** A page in a context of its own (no cookies, nothing cached) that remembers everything that goes wrong in it. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({
    locale: 'en-GB',
    viewport: { width: 1280, height: 900 },
    ...options,
  })
  const moved = clockScript()
  if (moved !== undefined) await context.addInitScript(moved)
  const faults: string[] = []
  await context.exposeBinding('__policyViolated', (_, violation: string) => faults.push(violation))
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const report = (window as unknown as { __policyViolated(text: string): void }).__policyViolated
      report(
        `policy: ${event.effectiveDirective} refuses ${event.blockedURI} ${event.sample} in ${event.sourceFile}`,
      )
    })
  })
  context.on('weberror', (error) => faults.push(`exception: ${error.error().stack ?? error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} (${message.location().url})`)
  })
  const page = await context.newPage()
  const unexpected = (expected?: RegExp) => faults.filter((fault) => !expected?.test(fault))
  return {
    page,
    context,
    faults: unexpected,
    forgetFaults: () => void faults.splice(0),
    close: async (expected) => {
      await context.close()
      const left = unexpected(expected)
      if (left.length > 0) throw new Error(`In the page went wrong:\n${left.join('\n')}`)
    },
  }
}
