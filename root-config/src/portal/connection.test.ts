import { CallError, type ApiClient } from '@energycockpit/api-client'
import { whoami } from '@energycockpit/contract'
import { createEvents, type PortalEvents } from '@energycockpit/remote'
import { watchConnection } from './connection'

function setUp() {
  const requested: string[] = []
  const heard: string[] = []
  let failure: unknown
  const client = {
    call: async ({ name }: { name: string }) => {
      requested.push(name)
      if (failure) throw failure
      return null
    },
  } as unknown as ApiClient
  const events = createEvents<PortalEvents>()
  events.subscribe('connection-lost', () => heard.push('lost'))
  events.subscribe('connection-restored', () => heard.push('restored'))
  const connection = watchConnection(client, events)
  return {
    ...{ requested, heard, connection },
    answerWith: (error?: unknown) => (failure = error),
    call: () => connection.api.call(whoami).catch((error: unknown) => error),
  }
}

const unreachable = new CallError('unreachable', '', { status: 0 })
const refused = new CallError('refused', '', { status: 500 })

describe('the connection to the server', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('is not asked about while it holds', async () => {
    const { call, requested, heard } = setUp()
    await call()
    await jest.advanceTimersByTimeAsync(60_000)
    expect([requested, heard, jest.getTimerCount()]).toEqual([['whoami'], [], 0])
  })

  it('is said to be lost once, however many calls fail, and to be back once', async () => {
    const { call, requested, heard, answerWith } = setUp()
    answerWith(unreachable)
    expect(await call()).toBe(unreachable)
    await call()
    await jest.advanceTimersByTimeAsync(10_000)
    expect(requested).toEqual(['whoami', 'whoami', 'getHealth', 'getHealth'])
    expect(heard).toEqual(['lost'])
    answerWith()
    await jest.advanceTimersByTimeAsync(5_000)
    expect(heard).toEqual(['lost', 'restored'])
    await jest.advanceTimersByTimeAsync(60_000)
    expect([requested.length, jest.getTimerCount()]).toEqual([5, 0])
  })

  it('is back also when the server only has an error to tell', async () => {
    const { call, heard, answerWith } = setUp()
    answerWith(unreachable)
    await call()
    answerWith(refused)
    expect(await call()).toBe(refused)
    expect(heard).toEqual(['lost', 'restored'])
  })

  it('is not lost because a call was refused or our own code failed', async () => {
    const { call, heard, answerWith } = setUp()
    for (const error of [refused, new TypeError('ours')]) {
      answerWith(error)
      expect(await call()).toBe(error)
    }
    expect(heard).toEqual([])
  })

  it('is asked about at once when the browser has a network again, and when the user wants it', async () => {
    const { call, connection, requested, heard, answerWith } = setUp()
    answerWith(unreachable)
    await call()
    await connection.ask()
    window.dispatchEvent(new Event('online'))
    await jest.advanceTimersByTimeAsync(0)
    expect(requested).toEqual(['whoami', 'getHealth', 'getHealth'])
    answerWith()
    window.dispatchEvent(new Event('online'))
    await jest.advanceTimersByTimeAsync(0)
    expect(heard).toEqual(['lost', 'restored'])
    window.dispatchEvent(new Event('online'))
    expect(requested).toHaveLength(4)
  })
})
