import type { AnyCall, CallAnswer } from '@energycockpit/contract'
import { CallError } from './call-error'
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
}

type Arguments<C extends AnyCall> =
  Record<never, never> extends CallRequest<C> ? [request?: CallRequest<C>] : [request: CallRequest<C>]

export interface ApiClient {
  /**
   * Makes one call of the contract and answers what the contract says; null for 204. Throws a `CallError`, or the
   * signal's reason when the caller aborted.
   */
  call<C extends AnyCall>(definition: C, ...request: Arguments<C>): Promise<CallAnswer<C>>
}

const CORRELATION_ID = 'x-correlation-id'

export function createApiClient(options: ApiClientOptions): ApiClient {
  return {
    async call<C extends AnyCall>(definition: C, request: UntypedRequest = {}): Promise<CallAnswer<C>> {
      const response = await send(definition, request, options)
      const correlationId = response.headers.get(CORRELATION_ID)
      if (isRedirect(response)) {
        options.onSessionTimeout()
        const message = 'Received redirect, session probably timed out'
        throw new CallError('session-timeout', message, { status: response.status, correlationId })
      }
      if (!response.ok) throw await refusal(response, correlationId)
      if (response.status === 204) return null as CallAnswer<C>
      return readAnswer(definition, request, response)
    },
  }
}

/** A redirect that is not followed shows itself as status 0 to scripts. */
function isRedirect(response: Response): boolean {
  return [0, 301, 302].includes(response.status)
}

async function send(call: AnyCall, request: UntypedRequest, options: ApiClientOptions): Promise<Response> {
  const url =
    options.host + callPath(call.path, request.params) + queryString(request.query, request.timeFormat)
  const token = await options.accessToken?.()
  const fetch = options.fetch ?? globalThis.fetch
  try {
    return await fetch(url, {
      method: call.method,
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      redirect: 'manual',
      ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      ...(request.signal ? { signal: request.signal } : {}),
    })
  } catch (cause) {
    request.signal?.throwIfAborted()
    throw new CallError('unreachable', `No answer to ${call.name}`, { status: 0, cause })
  }
}

async function readAnswer<C extends AnyCall>(
  call: C,
  request: UntypedRequest,
  response: Response,
): Promise<CallAnswer<C>> {
  try {
    return call.answer.parse(await response.json()) as CallAnswer<C>
  } catch (cause) {
    request.signal?.throwIfAborted()
    throw new CallError('unreadable', `The answer to ${call.name} is not what the contract promises`, {
      status: response.status,
      correlationId: response.headers.get(CORRELATION_ID),
      cause,
    })
  }
}
