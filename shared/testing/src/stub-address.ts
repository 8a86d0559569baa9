import type { CDPSession, Page } from 'playwright-core'

/** What a page gets in the place of the server's answer. */
export type StubbedResponse =
  | { status?: number; contentType?: string; body: string }
  /** The server's answer with another content. */
  | { changed: (body: string) => string }
  /** As if the line were cut. */
  | 'no connection'
  /** No answer ever. */
  | 'silence'

interface Paused {
  requestId: string
  responseStatusCode?: number
  responseHeaders?: { name: string; value: string }[]
}

/**
 * Answers what a page asks for at these addresses, until the function that it gives back is called. `*` in an address
 * stands for anything. For pages that are opened often: page.route() switches the browser's cache off and takes every
 * request of the page through the test, a sixth of the processor time that such a page takes in all.
 */
export async function stubAddress(
  page: Page,
  address: string,
  answer: StubbedResponse,
): Promise<() => Promise<void>> {
  let ended = false
  const session = await page.context().newCDPSession(page)
  session.on('Fetch.requestPaused', (paused) => {
    const answering = ended
      ? session.send('Fetch.continueRequest', { requestId: paused.requestId })
      : answerPaused(session, paused, answer)
    // A page that has gone waits for nothing; one that stays and gets no answer fails its test.
    answering.catch(() => undefined)
  })
  const requestStage = typeof answer === 'object' && 'changed' in answer ? 'Response' : 'Request'
  await session.send('Fetch.enable', {
    patterns: [{ urlPattern: address.replaceAll('?', '\\?'), requestStage }],
  })
  await forgetInMemory(session)
  return async () => {
    ended = true
    await forgetInMemory(session)
  }
}

/** What the page's own process has in memory it does not ask for. Its cache on the disk comes after the stand-in. */
async function forgetInMemory(session: CDPSession): Promise<void> {
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.setCacheDisabled', { cacheDisabled: false })
  await session.send('Network.disable')
}

async function answerPaused(session: CDPSession, paused: Paused, answer: StubbedResponse): Promise<void> {
  const { requestId } = paused
  if (answer === 'silence') return
  if (answer === 'no connection') {
    await session.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
  } else if ('changed' in answer) {
    const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
    const text = base64Encoded ? Buffer.from(body, 'base64').toString() : body
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: paused.responseStatusCode ?? 200,
      responseHeaders: (paused.responseHeaders ?? []).filter(({ name }) => !isOfTheBody.test(name)),
      body: encoded(answer.changed(text)),
    })
  } else {
    const { status = 200, contentType, body } = answer
    await session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: status,
      responseHeaders: contentType === undefined ? [] : [{ name: 'content-type', value: contentType }],
      body: encoded(body),
    })
  }
}

/** Headers that are no longer true when the content is another. */
const isOfTheBody = /^content-(encoding|length)$/i

const encoded = (body: string) => Buffer.from(body).toString('base64')
