import { whoami } from '@energycockpit/contract'

/** The parts of a request that the client uses. */
export interface SentRequest {
  method: string
  headers: Readonly<Record<string, string>>
  body: string | Blob
  signal?: AbortSignal | undefined
}

/**
 * The same as `fetch`, which does not say how much of a body it has sent; `onSent` is told the share, 0 to 1. A
 * redirect, which this kind of request follows by itself, answers with status 0 as it does where none is followed.
 */
export async function fetchTellingSent(
  url: string,
  request: SentRequest,
  onSent: (share: number) => void,
): Promise<Response> {
  request.signal?.throwIfAborted()
  try {
    return await sent(url, request, onSent)
  } catch (error) {
    request.signal?.throwIfAborted()
    // To the sign-in page of another origin it is not followed, and looks like no answer. What is sent to may not be
    // read: that would answer 404.
    const again = await fetch(new URL(whoami.path, new URL(url, location.href)), { redirect: 'manual' })
    if (again.status === 0) return again
    throw error
  }
}

function sent(
  url: string,
  { method, headers, body, signal }: SentRequest,
  onSent: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, url)
    request.responseType = 'blob'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0))
    request.upload.addEventListener('load', () => onSent(1))
    request.addEventListener('load', () =>
      resolve(wasRedirected(request, url) ? Response.error() : responseOf(request)),
    )
    request.addEventListener('error', () => reject(new TypeError('Failed to send')))
    request.addEventListener('abort', () => reject(new TypeError('Aborted')))
    // A signal may outlive many requests.
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    signal?.addEventListener('abort', abort)
    request.send(body)
  })
}

const wasRedirected = ({ responseURL }: XMLHttpRequest, url: string) =>
  responseURL !== '' && responseURL !== new URL(url, location.href).href

const withoutBody = [204, 205, 304]

function responseOf(request: XMLHttpRequest): Response {
  const { status, response } = request
  const headers = new Headers()
  for (const line of request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const [name = '', ...value] = line.split(': ')
    if (name !== '') headers.append(name, value.join(': '))
  }
  return new Response(withoutBody.includes(status) ? null : (response as Blob), { status, headers })
}
