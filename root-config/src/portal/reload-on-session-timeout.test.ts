import { createEvents, type PortalEvents } from '@energycockpit/remote'
import { reloadOnSessionTimeout } from './reload-on-session-timeout'
import { warnOfUnsaved } from './warn-of-unsaved'

function setUp() {
  sessionStorage.clear()
  const events = createEvents<PortalEvents>()
  const unsaved = warnOfUnsaved(events)
  let reloads = 0
  const questions: ((givenUp: boolean) => void)[] = []
  reloadOnSessionTimeout(events, {
    unsaved,
    ask: () => new Promise((resolve) => questions.push(resolve)),
    page: { reload: () => void (reloads += 1) },
  })
  return {
    end: () => events.publish('session-timeout'),
    type: () => events.publish('unsaved', { id: 'a', unsaved: true }),
    answer: async (givenUp: boolean) => {
      questions.at(-1)?.(givenUp)
      await jest.advanceTimersByTimeAsync(0)
    },
    seen: () => [questions.length, reloads],
    isUnsaved: () => unsaved.isAnything(),
  }
}

describe('the end of the session', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_800_000_000_000 }))
  afterEach(() => jest.useRealTimers())

  it('reloads the page, and not again when that did not help', () => {
    const { end, seen } = setUp()
    end()
    end()
    expect(seen()).toEqual([0, 1])
    jest.advanceTimersByTime(10_000)
    end()
    expect(seen()).toEqual([0, 2])
  })

  it('asks once before it loses what is unsaved, and then the browser asks no more', async () => {
    const { end, type, answer, seen, isUnsaved } = setUp()
    type()
    end()
    end()
    expect(seen()).toEqual([1, 0])
    await answer(true)
    expect([seen(), isUnsaved()]).toEqual([[1, 1], false])
  })

  it('leaves the page to the user who stays, and asks again after a while', async () => {
    const { end, type, answer, seen, isUnsaved } = setUp()
    type()
    end()
    await answer(false)
    end()
    expect([seen(), isUnsaved()]).toEqual([[1, 0], true])
    jest.advanceTimersByTime(60_000)
    end()
    expect(seen()).toEqual([2, 0])
  })
})
