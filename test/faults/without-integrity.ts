import { stubAddress } from '@energycockpit/testing'
import type { Page } from 'playwright-core'

/** Takes the entry's integrity out of the pages that this page gets, so that a script of the test may run at all. */
export async function withoutIntegrity(page: Page): Promise<void> {
  await stubAddress(page, '*/platform/*', {
    changed: (body) =>
      body.replace(/("\/analysis\/assets\/remoteEntry\.js\?v=\w+":\s*)"sha384-[^"]+"/, '$1""'),
  })
}
