import { waitFor } from '@energycockpit/testing'
import type { Page } from 'playwright-core'

interface Held {
  requestId: string
  networkId: string
  url: string
}

export interface Rounds {
  /** What was requested in each round, the page itself first. */
  readonly requested: readonly (readonly string[])[]
  /** Addresses that the page may keep for ever. */
  readonly immutable: ReadonlySet<string>
  readonly fromCache: ReadonlySet<string>
}

/**
 * Opens an address and lets the network answer in rounds: every request is held until the page, having got all
 * answers of the round before, asks for nothing more. So what is requested in round n could not be requested before
 * an answer of round n-1 was there, and the number of rounds is the number of round trips one after the other,
 * whatever the machine's speed. Ends when `isThere` holds. Requests for `cached` addresses are not held: the browser
 * has them.
 */
export async function openInRounds(
  page: Page,
  address: string,
  { isThere, cached = new Set() }: { isThere: () => Promise<boolean>; cached?: ReadonlySet<string> },
): Promise<Rounds> {
  // What the page before has to tell when it goes is none of this.
  await page.goto('about:blank')
  const session = await page.context().newCDPSession(page)
  const held: Held[] = []
  const underway = new Set<string>()
  /** What the page has sent, and what of that is accounted for: held, had already, or failed. */
  const [sent, accountedFor] = [new Set<string>(), new Set<string>()]
  const [immutable, fromCache] = [new Set<string>(), new Set<string>()]
  const addresses = new Map<string, string>()

  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, request.url)
    sent.add(requestId)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    fromCache.add(addresses.get(requestId) ?? '')
    accountedFor.add(requestId)
  })
  session.on('Network.responseReceived', ({ response }) => {
    if (/immutable/.test(String(response.headers['cache-control']))) immutable.add(response.url)
    if (response.fromDiskCache) fromCache.add(response.url)
  })
  for (const ended of ['Network.loadingFinished', 'Network.loadingFailed'] as const)
    session.on(ended, ({ requestId }) => {
      underway.delete(requestId)
      accountedFor.add(requestId)
    })
  session.on('Fetch.requestPaused', ({ requestId, networkId = '', request: { url } }) => {
    accountedFor.add(networkId)
    // May come when the page is all there, and nobody listens any more.
    if (cached.has(url)) session.send('Fetch.continueRequest', { requestId }).catch(() => undefined)
    else held.push({ requestId, networkId, url })
  })
  await session.send('Network.enable')
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })

  async function answerAll(): Promise<string[]> {
    const round = held.splice(0)
    for (const { networkId } of round) underway.add(networkId)
    for (const { requestId } of round) await session.send('Fetch.continueRequest', { requestId })
    await waitFor('the answers of the round', async () => underway.size === 0)
    return round.map(({ url }) => url)
  }

  const requested: string[][] = []
  const opening = page.goto(address, { waitUntil: 'commit' })
  await waitFor('the page to be requested', async () => held.length > 0)
  requested.push(await answerAll())
  await opening
  while (!(await isQuietAnd(page, isThere))) {
    // The page tells what it sends, the browser what it holds: either may be heard of first.
    await waitFor('what was sent to be held', async () => [...sent].every((id) => accountedFor.has(id)))
    if (held.length === 0) continue
    if (requested.length > 6) throw new Error(`No end of rounds:\n${JSON.stringify(requested, null, 2)}`)
    requested.push(await answerAll())
  }
  await session.send('Fetch.disable')
  await session.detach()
  return { requested, immutable, fromCache }
}

/** Nothing is left to do for the page's thread; a first idle moment may come before what the last answer set off. */
async function isQuietAnd(page: Page, isThere: () => Promise<boolean>): Promise<boolean> {
  for (let times = 0; times < 3; times += 1)
    await page.evaluate(
      () => new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 1000 })),
    )
  return isThere()
}
