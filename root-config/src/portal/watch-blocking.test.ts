import type { ApiClient } from '@energycockpit/api-client'
import { createEvents, type PortalEvents } from '@energycockpit/remote'
import { warnOfUnsaved } from './warn-of-unsaved'
import { watchBlocking } from './watch-blocking'

let visibility: DocumentVisibilityState
let stop: () => void

function setUp({ blocked = false } = {}) {
  const events = createEvents<PortalEvents>()
  const unsaved = warnOfUnsaved(events)
  const questions: ((givenUp: boolean) => void)[] = []
  const shown: boolean[] = []
  let requested = 0
  let answer: () => Promise<unknown> = async () => ({ blocked: false, reason: null })
  const call = () => {
    requested += 1
    return answer()
  }
  stop = watchBlocking({
    api: { call } as unknown as ApiClient,
    ...{ events, unsaved },
    askUser: () => new Promise((resolve) => questions.push(resolve)),
    isBlocked: () => shown.at(-1) ?? blocked,
    setBlocked: (now) => shown.push(now),
  })
  const settle = () => jest.advanceTimersByTimeAsync(0)
  return {
    ...{ shown, questions, settle, events, unsaved },
    requested: () => requested,
    serverSays: (now: boolean) => (answer = async () => ({ blocked: now, reason: null })),
    serverFails: () => (answer = () => Promise.reject(new Error('away'))),
    type: () => events.publish('unsaved', { id: 'note', unsaved: true }),
    async refuseCall() {
      events.publish('blocked')
      await settle()
    },
    async returnToTab() {
      document.dispatchEvent(new Event('visibilitychange'))
      await settle()
    },
  }
}

describe('the block in the running portal', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: 1_800_000_000_000 })
    visibility = 'visible'
    jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  })
  afterEach(() => {
    stop()
    jest.useRealTimers()
  })

  it('is noticed within a minute, and its end as well', async () => {
    const { shown, serverSays } = setUp()
    await jest.advanceTimersByTimeAsync(60_000)
    serverSays(true)
    await jest.advanceTimersByTimeAsync(120_000)
    expect(shown).toEqual([true])
    serverSays(false)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(shown).toEqual([true, false])
  })

  it('is noticed at once by a call that is refused, and when the user comes back to the tab', async () => {
    const first = setUp()
    await first.refuseCall()
    await first.refuseCall()
    expect([first.shown, first.requested()]).toEqual([[true], 0])
    stop()
    const second = setUp()
    second.serverSays(true)
    await second.returnToTab()
    expect(second.shown).toEqual([true])
  })

  it('is not asked about while nobody looks, and not after the end', async () => {
    const { requested, returnToTab, refuseCall, shown } = setUp()
    visibility = 'hidden'
    await returnToTab()
    await jest.advanceTimersByTimeAsync(600_000)
    expect(requested()).toBe(0)
    visibility = 'visible'
    stop()
    await returnToTab()
    await refuseCall()
    await jest.advanceTimersByTimeAsync(60_000)
    expect([requested(), shown, jest.getTimerCount()]).toEqual([0, [], 0])
  })

  it('stays as it is while the server does not answer', async () => {
    const { shown, serverFails, serverSays } = setUp()
    serverSays(true)
    await jest.advanceTimersByTimeAsync(60_000)
    serverFails()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(shown).toEqual([true])
  })

  it('waits for the user who has something unsaved, and asks again only after a minute', async () => {
    const { shown, questions, type, refuseCall, settle } = setUp()
    type()
    await refuseCall()
    await refuseCall()
    expect([questions.length, shown]).toEqual([1, []])
    questions[0]?.(false)
    await settle()
    await refuseCall()
    expect([questions.length, shown]).toEqual([1, []])
    jest.setSystemTime(Date.now() + 60_000)
    await refuseCall()
    expect([questions.length, shown]).toEqual([2, []])
  })

  it('takes the place of what the user has given up', async () => {
    const { shown, questions, type, refuseCall, settle, unsaved } = setUp()
    type()
    await refuseCall()
    questions[0]?.(true)
    await settle()
    expect([shown, unsaved.isAnything()]).toEqual([[true], false])
  })
})
