export interface UploadProgress {
  /** Bytes that have left the browser, and how many there are. */
  sent: number
  total: number
}

interface Upload {
  url: string
  method: string
  headers: Readonly<Record<string, string>>
  body: Blob | string
  signal?: AbortSignal | undefined
  onProgress?: ((progress: UploadProgress) => void) | undefined
}

/**
 * Sends a body and tells how far it has come, which `fetch` cannot. Resolves with what was received. A redirect, which
 * XMLHttpRequest always follows, becomes a response of status 0, as `fetch` shows one that it does not follow. Rejects
 * with a TypeError where there was no answer, and with the signal's reason where the caller aborted.
 */
export function sendWithProgress(upload: Upload): Promise<Response> {
  const { url, method, headers, body, signal, onProgress } = upload
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error)
    const request = new XMLHttpRequest()
    const abort = () => request.abort()
    request.open(method, url)
    request.responseType = 'arraybuffer'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    if (onProgress) request.upload.onprogress = ({ loaded, total }) => onProgress({ sent: loaded, total })
    request.onload = () => resolve(wasRedirected(request, url) ? Response.error() : responseOf(request))
    request.onerror = () => reject(new TypeError('The upload broke off'))
    request.onabort = () => reject(signal?.reason as Error)
    request.onloadend = () => signal?.removeEventListener('abort', abort)
    signal?.addEventListener('abort', abort)
    request.send(body)
  })
}

const wasRedirected = ({ responseURL }: XMLHttpRequest, url: string): boolean =>
  responseURL !== '' && responseURL !== new URL(url, window.location.href).href

/** Statuses whose responses have no body. */
const withoutBody = [204, 205, 304]

function responseOf(request: XMLHttpRequest): Response {
  const { status, response } = request
  const headers = new Headers()
  for (const line of request.getAllResponseHeaders().split('\r\n')) {
    const [name, ...value] = line.split(': ')
    if (name) headers.append(name, value.join(': '))
  }
  const body = withoutBody.includes(status) ? null : (response as ArrayBuffer)
  return new Response(body, { status, headers })
}
