import type { AnyCall, CallInput } from '@energycockpit/contract'
import type { TimeFormat } from './time-format'

/** A part may be left out when the contract does not ask for it, or asks for nothing in it. */
type Part<Name extends string, Input> = undefined extends Input
  ? { [key in Name]?: Input }
  : Record<never, never> extends Input
    ? { [key in Name]?: Input }
    : { [key in Name]: Input }

/**
 * What a call takes beside the contract: a signal that ends it, how dates in its query are written, and who is told which
 * share of its body was sent, 0 to 1.
 */
interface Circumstances {
  signal?: AbortSignal
  timeFormat?: TimeFormat
  onSent?: (share: number) => void
}

export type CallRequest<C extends AnyCall> = Part<'params', CallInput<C>['params']> &
  Part<'query', CallInput<C>['query']> &
  Part<'body', CallInput<C>['body']> &
  Circumstances

/** The same without the contract's types, as the transport reads it. */
export interface UntypedRequest extends Circumstances {
  params?: unknown
  query?: unknown
  body?: unknown
}
