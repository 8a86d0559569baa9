import type { AnyCall, CallResponse } from '@energycockpit/contract'
import { CallError } from './call-error'
import { bodyAsFile, type CallFile } from './call-file'
import { callPath } from './call-path'
import type { CallRequest, UntypedRequest } from './call-request'
import { queryString } from './query-string'
import { refusal } from './refusal'

export interface ApiClientOptions {
  /** Goes before every path; empty when the portal's own origin answers. */
  host: string
  /** In the app: the token of the `Authorization` header. The web session needs none. */
  accessToken?: () => string | undefined | Promise<string | undefined>
  /** Told when an answer was a redirect: the session is probably over. */
  onSessionTimeout: () => void
  fetch?: typeof globalThis.fetch
  /** The answer to a reading call of this address that has been begun before there was a client; it is taken once. */
  begun?: ((url: string) => Promise<Response> | undefined) | undefined
}

type Arguments<C extends AnyCall> =
  Record<never, never> extends CallRequest<C> ? [request?: CallRequest<C>] : [request: CallRequest<C>]

export interface ApiClient {
  /**
   * Makes one call of the contract and answers what the contract says; null for 204. Throws a `CallError`, or the
   * signal's reason when the caller aborted.
   */
  call<C extends AnyCall>(definition: C, ...request: Arguments<C>): Promise<CallResponse<C>>
  /**
   * The same for a call that answers with a file: whoever makes it has a token or a session, which a link to the file
   * would not have everywhere. `onProgress` is told how many bytes have come.
   */
  file<C extends AnyCall>(
    definition: C,
    request: CallRequest<C> & { onProgress?: (bytes: number) => void },
  ): Promise<CallFile>
  /** The same for a call that sends a file as its body. */
  upload<C extends AnyCall>(
    definition: C,
    request: CallRequest<C> & { content: Blob },
  ): Promise<CallResponse<C>>
}

const CORRELATION_ID = 'x-correlation-id'

export function createApiClient(options: ApiClientOptions): ApiClient {
  async function answerTo(definition: AnyCall, request: UntypedRequest, accept: string): Promise<Response> {
    const response = await send(definition, { ...request, accept }, options)
    const correlationId = response.headers.get(CORRELATION_ID)
    if (isRedirect(response)) {
      options.onSessionTimeout()
      const message = 'Received redirect, session probably timed out'
      throw new CallError('session-timeout', message, { status: response.status, correlationId })
    }
    if (!response.ok) throw await refusal(response, correlationId)
    return response
  }

  async function contentOf<C extends AnyCall>(
    definition: C,
    request: UntypedRequest,
  ): Promise<CallResponse<C>> {
    const response = await answerTo(definition, request, 'application/json')
    if (response.status === 204) return null as CallResponse<C>
    return readAnswer(definition, request, response)
  }

  return {
    call<C extends AnyCall>(definition: C, request: UntypedRequest = {}) {
      return contentOf(definition, request)
    },
    upload<C extends AnyCall>(definition: C, { content, ...request }: UntypedRequest & { content: Blob }) {
      return contentOf(definition, { ...request, body: content })
    },
    async file(
      definition: AnyCall,
      { onProgress, ...request }: UntypedRequest & { onProgress?: (bytes: number) => void },
    ) {
      const response = await answerTo(definition, request, '*/*')
      try {
        return await bodyAsFile(response, onProgress)
      } catch (cause) {
        request.signal?.throwIfAborted()
        const circumstances = { status: 0, correlationId: response.headers.get(CORRELATION_ID), cause }
        throw new CallError('unreachable', `The file of ${definition.name} broke off`, circumstances)
      }
    },
  }
}

/** A redirect that is not followed shows itself as status 0 to scripts. */
function isRedirect(response: Response): boolean {
  return [0, 301, 302].includes(response.status)
}

async function send(
  call: AnyCall,
  request: UntypedRequest & { accept: string },
  options: ApiClientOptions,
): Promise<Response> {
  const url =
    options.host + callPath(call.path, request.params) + queryString(request.query, request.timeFormat)
  const token = await options.accessToken?.()
  const { method } = call
  const { signal, onSent } = request
  const body = bodyOf(request.body)
  const headers = {
    accept: request.accept,
    'content-type': body instanceof Blob ? 'application/octet-stream' : 'application/json',
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  }
  const fetch = options.fetch ?? globalThis.fetch
  try {
    const begun = method === 'GET' && options.begun?.(url)
    if (begun) return await begun
    // A `fetch` of the caller's has reasons of its own.
    if (onSent && body !== undefined && options.fetch === undefined) {
      // Only for whoever sends a file, and so not among what a page waits for.
      const { fetchTellingSent } = await import(/* webpackChunkName: "upload" */ './fetch-telling-sent')
      return await fetchTellingSent(url, { method, headers, body, signal }, onSent)
    }
    return await fetch(url, {
      ...{ method, headers, redirect: 'manual' },
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
    })
  } catch (cause) {
    request.signal?.throwIfAborted()
    throw new CallError('unreachable', `No answer to ${call.name}`, { status: 0, cause })
  }
}

/** A file goes as it is, everything else as JSON. */
function bodyOf(body: unknown): Blob | string | undefined {
  if (body === undefined || body instanceof Blob) return body
  return JSON.stringify(body)
}

async function readAnswer<C extends AnyCall>(
  call: C,
  request: UntypedRequest,
  response: Response,
): Promise<CallResponse<C>> {
  try {
    return call.response.parse(await response.json()) as CallResponse<C>
  } catch (cause) {
    request.signal?.throwIfAborted()
    throw new CallError('unreadable', `The answer to ${call.name} is not what the contract promises`, {
      status: response.status,
      correlationId: response.headers.get(CORRELATION_ID),
      cause,
    })
  }
}
