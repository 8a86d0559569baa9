import type { Page, Request, Response } from 'playwright-core'
import { isExpected } from './expected-answers'
import type { WatchedPage } from '@energycockpit/testing'

/** What goes on between a page and the server, and what of it should not. */
export interface WalkWatch {
  /** Addresses that a page still waits for. */
  underWay(page: Page): string[]
  /** What went wrong since the last call, in words. */
  faults(): string[]
}

/** A browser says of each answer that it was no good; which of them were unexpected, the answers say. */
const saidByAnswers = /^console: Failed to load resource/
/** Of what somebody left, or called off. */
const calledOff = /ERR_ABORTED/

export function watchWalk({ context, faults: faultsOfPages, forgetFaults }: WatchedPage): WalkWatch {
  const underWay = new Map<Request, Page>()
  const wrong: string[] = []
  const nameOf = (request: Request) => {
    const { pathname, search } = new URL(request.url())
    return `${request.method()} ${pathname}${search}`
  }

  context.on('request', (request) => {
    const frame = request.isNavigationRequest() ? undefined : request.frame()
    if (frame !== undefined) underWay.set(request, frame.page())
  })
  context.on('requestfinished', (request) => underWay.delete(request))
  context.on('requestfailed', (request) => {
    underWay.delete(request)
    const reason = request.failure()?.errorText ?? ''
    if (!calledOff.test(reason)) wrong.push(`no answer: ${nameOf(request)} (${reason})`)
  })
  context.on('response', (response: Response) => {
    const status = response.status()
    if (status < 400 || response.headers()['x-wanderer'] === 'refused') return
    if (!isExpected(response.request(), status)) wrong.push(`answer ${status}: ${nameOf(response.request())}`)
  })

  return {
    underWay: (page) => [...underWay].filter(([, one]) => one === page).map(([request]) => nameOf(request)),
    faults() {
      const found = [...faultsOfPages(saidByAnswers), ...wrong.splice(0)]
      forgetFaults()
      return found
    },
  }
}
