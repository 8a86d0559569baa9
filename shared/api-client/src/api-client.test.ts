/** @jest-environment node */
import { defineCall } from '@energycockpit/contract'
import * as z from 'zod/mini'
import { createApiClient } from './api-client'
import type { CallError } from './call-error'
import { isCallError } from './call-error'

const getThing = defineCall({
  name: 'getThing',
  method: 'GET',
  path: '/things/:id',
  summary: 'A thing',
  subject: 'test',
  permission: 'portal:enter',
  params: z.object({ id: z.string() }),
  query: z.object({ tags: z.optional(z.array(z.string())) }),
  response: z.object({ name: z.string() }),
})
const putThing = defineCall({
  name: 'putThing',
  method: 'PUT',
  path: '/things',
  summary: 'Writes a thing',
  subject: 'test',
  permission: 'portal:enter',
  body: z.object({ name: z.string() }),
  response: z.null(),
})

const errorObject = {
  id: 'c-17',
  status: 400,
  reasons: [{ code: 'PERIOD_REVERSED', title: 'Reversed', detail: 'Ends first' }],
}

function setUp(answer: () => Response | Promise<Response>, accessToken?: () => string | undefined) {
  const requests: { url: string; init: RequestInit }[] = []
  let sessionTimeouts = 0
  const client = createApiClient({
    host: 'https://portal.example',
    ...(accessToken ? { accessToken } : {}),
    onSessionTimeout: () => (sessionTimeouts += 1),
    fetch: async (url, init) => {
      requests.push({ url: String(url), init: init ?? {} })
      return answer()
    },
  })
  return { client, requests, sessionTimeouts: () => sessionTimeouts }
}

const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

async function failure(promise: Promise<unknown>): Promise<CallError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!isCallError(error)) throw new Error(`Expected a CallError, got ${String(error)}`)
  return error
}

/** What `fetch` gives for a redirect that it was told not to follow; `new Response` cannot make one. */
const redirect = (status: number) =>
  ({ status, ok: false, headers: new Headers(), type: 'opaqueredirect' }) as unknown as Response

describe('a call that has been begun before', () => {
  const begun = (answers: Record<string, Promise<Response>>) => (url: string) => {
    const answer = answers[url]
    delete answers[url]
    return answer
  }
  const set = (answers: Record<string, Promise<Response>>) => {
    const fetch = jest.fn(async () => json({ name: 'Fetched' }))
    const client = createApiClient({ host: '', onSessionTimeout: () => {}, fetch, begun: begun(answers) })
    return { client, fetch }
  }

  it('is not made again, but the next one is', async () => {
    const { client, fetch } = set({ '/things/1': Promise.resolve(json({ name: 'Begun' })) })
    expect(await client.call(getThing, { params: { id: '1' } })).toEqual({ name: 'Begun' })
    expect(fetch).not.toHaveBeenCalled()
    expect(await client.call(getThing, { params: { id: '1' } })).toEqual({ name: 'Fetched' })
  })

  it('fails as any other', async () => {
    const { client } = set({ '/things/1': Promise.reject(new TypeError('Failed to fetch')) })
    expect((await failure(client.call(getThing, { params: { id: '1' } }))).kind).toBe('unreachable')
  })

  it('is one that reads', async () => {
    const { client, fetch } = set({ '/things': Promise.resolve(json({ name: 'Begun' })) })
    await failure(client.call(putThing, { body: { name: 'New' } }))
    expect(fetch).toHaveBeenCalled()
  })
})

describe('a call', () => {
  it('asks as the contract says and answers what it promises', async () => {
    const { client, requests } = setUp(() => json({ name: 'Boiler', unknown: true }))
    const answer = await client.call(getThing, { params: { id: 'a/b' }, query: { tags: ['x', 'y'] } })
    expect(answer).toEqual({ name: 'Boiler' })
    expect(requests).toHaveLength(1)
    expect(requests[0]?.url).toBe('https://portal.example/things/a%2Fb?tags=x,y')
    expect(requests[0]?.init).toEqual({
      method: 'GET',
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      redirect: 'manual',
    })
  })

  it('sends its body as JSON and answers null for 204', async () => {
    const { client, requests } = setUp(() => new Response(null, { status: 204 }))
    await expect(client.call(putThing, { body: { name: 'Zähler' } })).resolves.toBeNull()
    expect(requests[0]?.init.body).toBe('{"name":"Zähler"}')
    expect(requests[0]?.init.method).toBe('PUT')
  })

  it('carries the access token where there is one', async () => {
    let token: string | undefined = 'abc'
    const { client, requests } = setUp(
      () => json({ name: 'x' }),
      () => token,
    )
    await client.call(getThing, { params: { id: '1' } })
    token = undefined
    await client.call(getThing, { params: { id: '1' } })
    expect(requests.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual([
      'Bearer abc',
      null,
    ])
  })

  it.each([0, 301, 302])('takes status %d for the end of the session', async (status) => {
    const { client, sessionTimeouts } = setUp(() => redirect(status))
    const error = await failure(client.call(getThing, { params: { id: '1' } }))
    expect(error).toMatchObject({
      kind: 'session-timeout',
      message: 'Received redirect, session probably timed out',
    })
    expect(sessionTimeouts()).toBe(1)
  })

  it.each([400, 401, 403, 404, 409, 429, 500, 503, 303, 304])('refuses with status %d', async (status) => {
    const { client, sessionTimeouts } = setUp(() =>
      status === 304 ? new Response(null, { status }) : json({ error: errorObject }, status),
    )
    const error = await failure(client.call(getThing, { params: { id: '1' } }))
    expect(error).toMatchObject({ kind: 'refused', status })
    expect(sessionTimeouts()).toBe(0)
  })

  it('keeps the error object and its correlation id', async () => {
    const { client } = setUp(() => json({ error: errorObject }, 400, { 'x-correlation-id': 'other' }))
    const error = await failure(client.call(getThing, { params: { id: '1' } }))
    expect(error.errorObject).toEqual(errorObject)
    expect(error.correlationId).toBe('c-17')
    expect(error.reasons[0]?.code).toBe('PERIOD_REVERSED')
  })

  it.each([
    [
      'the detail of the first reason',
      [
        { code: 'A', title: 'Title', detail: 'Detail' },
        { code: 'B', title: 'Other' },
      ],
      'Detail',
    ],
    ['else its title', [{ code: 'A', title: 'Title' }], 'Title'],
    ['its title also when the detail is empty', [{ code: 'A', title: 'Title', detail: '' }], 'Title'],
    ['else the status', [{ code: 'A', title: '' }], '418'],
  ])('says %s', async (_, reasons, message) => {
    const { client } = setUp(() => json({ error: { id: 'x', status: 418, reasons } }, 418))
    expect((await failure(client.call(getThing, { params: { id: '1' } }))).message).toBe(message)
  })

  it.each([
    ['no JSON', () => new Response('<html>', { status: 502 })],
    ['no error field', () => json({ message: 'broken' }, 502)],
    ['no reason', () => json({ error: { id: 'x', status: 502, reasons: [] } }, 502)],
    ['an empty body', () => new Response(null, { status: 502 })],
  ])('falls back to UNKNOWN for %s', async (_, answer) => {
    const error = await failure(setUp(answer).client.call(getThing, { params: { id: '1' } }))
    expect(error.errorObject).toEqual({
      id: 'UNKNOWN',
      status: 'UNKNOWN',
      reasons: [{ code: 'UNKNOWN', title: 'UNKNOWN' }],
    })
    expect(error.message).toBe('502')
    expect(error.correlationId).toBe('UNKNOWN')
  })

  it("keeps the answer's correlation id when there is no error object", async () => {
    const { client } = setUp(
      () => new Response('', { status: 502, headers: { 'x-correlation-id': 'gateway-3' } }),
    )
    expect((await failure(client.call(getThing, { params: { id: '1' } }))).correlationId).toBe('gateway-3')
  })

  it.each([
    ['HTML in place of JSON', () => new Response('<!doctype html>')],
    ['another shape', () => json({ name: 5 })],
    ['nothing', () => new Response('')],
  ])('names %s as unreadable', async (_, answer) => {
    const error = await failure(setUp(answer).client.call(getThing, { params: { id: '1' } }))
    expect(error).toMatchObject({ kind: 'unreadable', status: 200 })
    expect(error.cause).toHaveProperty('message')
  })

  it('names a server that does not answer as unreachable', async () => {
    const cause = new TypeError('Failed to fetch')
    const { client } = setUp(() => Promise.reject(cause))
    const error = await failure(client.call(getThing, { params: { id: '1' } }))
    expect(error).toMatchObject({ kind: 'unreachable', status: 0, cause })
  })

  it("leaves an aborted call's reason as it is", async () => {
    const controller = new AbortController()
    const reason = new Error('The period was changed')
    const { client } = setUp(() => {
      controller.abort(reason)
      return Promise.reject(reason)
    })
    const promise = client.call(getThing, { params: { id: '1' }, signal: controller.signal })
    await expect(promise).rejects.toBe(reason)
  })
})

describe('a file', () => {
  const broken = (before: string) =>
    new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(before))
      },
      pull: (controller) => controller.error(new Error('cut off')),
    })
  const ofThing = { params: { id: '1' } }

  it('comes whole, with the name and the kind that the server gives it, and says how far it is', async () => {
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': "attachment; filename*=UTF-8''Z%C3%A4hler.csv",
    }
    const { client, requests } = setUp(
      () => new Response('a;b', { headers }),
      () => 'abc',
    )
    const told: number[] = []
    const file = await client.file(getThing, { ...ofThing, onProgress: (bytes) => told.push(bytes) })
    expect([file.name, file.content.type, await file.content.text()]).toEqual([
      'Zähler.csv',
      'text/csv; charset=utf-8',
      'a;b',
    ])
    expect(told).toEqual([3])
    expect(new Headers(requests[0]?.init.headers).get('authorization')).toBe('Bearer abc')
  })

  it('fails as any other call does', async () => {
    const refused = setUp(() => json({ error: errorObject }, 400)).client.file(getThing, ofThing)
    expect(await failure(refused)).toMatchObject({ kind: 'refused', correlationId: 'c-17' })
    const { client, sessionTimeouts } = setUp(() => redirect(0))
    expect(await failure(client.file(getThing, ofThing))).toMatchObject({ kind: 'session-timeout' })
    expect(sessionTimeouts()).toBe(1)
  })

  it('that breaks off is none, and one that nobody waits for is no failure', async () => {
    const { client } = setUp(() => new Response(broken('a;b')))
    expect(await failure(client.file(getThing, ofThing))).toMatchObject({ kind: 'unreachable' })
    const controller = new AbortController()
    const reason = new Error('left')
    const { signal } = controller
    const file = setUp(() => new Response(broken('a'))).client.file(getThing, {
      ...{ ...ofThing, signal },
      onProgress: () => controller.abort(reason),
    })
    await expect(file).rejects.toBe(reason)
  })
})
