import { fetchTellingSent } from './fetch-telling-sent'

type Outcome = { status: number; url?: string; body?: string } | 'error'

/** A browser's request of which the test says what becomes. */
class Sent extends EventTarget {
  static outcome: Outcome | undefined
  static last: Sent
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  status = 0
  responseURL = ''
  responseType = ''
  response: Blob | null = null
  body = ''
  #url = ''
  constructor() {
    super()
    Sent.last = this
  }
  open(_method: string, url: string) {
    this.#url = new URL(url, location.href).href
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders = () => 'x-correlation-id: c-1\r\ncontent-type: application/json\r\n'
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  send(body: string) {
    this.body = body
    const { outcome } = Sent
    if (outcome === undefined) return
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 1, total: 4 }))
    this.upload.dispatchEvent(new Event('load'))
    if (outcome === 'error') return this.dispatchEvent(new Event('error'))
    this.status = outcome.status
    this.responseURL = outcome.url ?? this.#url
    this.response = new Blob([outcome.body ?? ''])
    this.dispatchEvent(new Event('load'))
  }
}

const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"a":1}' }
beforeEach(() => {
  globalThis.XMLHttpRequest = Sent as unknown as typeof XMLHttpRequest
})

test('it says how much was sent, and answers as fetch does', async () => {
  Sent.outcome = { status: 400, body: '{"error":1}' }
  const told: number[] = []
  const response = await fetchTellingSent('/files', request, (share) => told.push(share))
  expect([response.status, response.headers.get('x-correlation-id')]).toEqual([400, 'c-1'])
  expect(told).toEqual([0.25, 1])
  expect([Sent.last.headers, Sent.last.body]).toEqual([request.headers, request.body])
})

test('an empty answer has no body', async () => {
  Sent.outcome = { status: 204 }
  expect((await fetchTellingSent('/files', request, () => {})).body).toBeNull()
})

test('a redirect is the end of the session, whether it could be followed or not', async () => {
  Sent.outcome = { status: 200, url: 'https://portal.example/login' }
  expect((await fetchTellingSent('/files', request, () => {})).status).toBe(0)
  Sent.outcome = 'error'
  const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status: 0 } as Response)
  expect((await fetchTellingSent('/files', request, () => {})).status).toBe(0)
  // Where a GET is answered: the address that was sent to has none.
  expect(fetch).toHaveBeenCalledWith(new URL('/whoami', location.href), { redirect: 'manual' })
})

test('without an answer it fails, and who aborts gets their reason', async () => {
  Sent.outcome = 'error'
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ status: 200 } as Response)
  await expect(fetchTellingSent('/files', request, () => {})).rejects.toThrow('Failed to send')
  Sent.outcome = undefined
  const controller = new AbortController()
  const waiting = fetchTellingSent('/files', { ...request, signal: controller.signal }, () => {})
  const reason = new Error('left')
  controller.abort(reason)
  await expect(waiting).rejects.toBe(reason)
})
