import { CallError, type ApiClient } from '@energycockpit/api-client'
import { whoami, type ReasonCode } from '@energycockpit/contract'
import { createEvents, type PortalEvents } from '@energycockpit/remote'
import { noticeBlocking } from './notice-blocking'

function setUp(failure?: unknown) {
  const events = createEvents<PortalEvents>()
  let heard = 0
  events.subscribe('blocked', () => (heard += 1))
  const call = async (_definition: unknown, request: unknown) => {
    if (failure) throw failure
    return request
  }
  const api = noticeBlocking({ call, file: call } as unknown as ApiClient, events)
  return { api, heard: () => heard }
}

const refused = (status: number, code: ReasonCode) =>
  new CallError('refused', '', {
    status,
    errorObject: { id: 'c-1', status, reasons: [{ code, title: 'x' }] },
  })

describe('a call', () => {
  it('that is refused because something has to be confirmed is told of, and fails all the same', async () => {
    const failure = refused(403, 'BLOCKED')
    const { api, heard } = setUp(failure)
    await expect(api.call(whoami)).rejects.toBe(failure)
    expect(heard()).toBe(1)
    await expect(api.file(whoami, {})).rejects.toBe(failure)
    expect(heard()).toBe(2)
  })

  it.each([
    refused(403, 'FORBIDDEN'),
    refused(401, 'NOT_SIGNED_IN'),
    new CallError('unreachable', '', { status: 0 }),
    new Error('BLOCKED'),
  ])('that fails otherwise is not: %#', async (failure) => {
    const { api, heard } = setUp(failure)
    await expect(api.call(whoami)).rejects.toBe(failure)
    expect(heard()).toBe(0)
  })

  it('that succeeds is passed on as it is', async () => {
    const { api, heard } = setUp()
    await expect(api.call(whoami, { signal: undefined })).resolves.toEqual({ signal: undefined })
    expect(heard()).toBe(0)
  })
})
