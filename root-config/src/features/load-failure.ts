import type { BreachKind, FeatureFailureKind } from '@energycockpit/contract'
import {
  isFailedModule,
  RemoteFileError,
  RemoteScriptError,
  TruncatedManifestError,
  TimeLimitError,
  WrongManifestError,
  WrongShapeError,
} from '@energycockpit/generic-feature'
import { ShowsNothingError } from './when-nothing-shows'

/**
 * Why a feature is not there, as its error panel tells it. What it throws later leaves it where it is, and what it does
 * to the page around it the portal puts right.
 */
export type LoadFailureKind = Exclude<FeatureFailureKind, 'threw-later' | BreachKind>

/** What the server says about an address that did not load, when asked again. */
export type Answer =
  | 'none'
  | {
      status: number
      contentType: string
      /** Undefined when there is nothing to compare with. */
      integrityHolds: boolean | undefined
      /** It had arrived the first time, too, and was not taken. */
      arrivedBefore: boolean
    }

/** All that is known about a failure. */
export interface Evidence {
  stage: 'loading' | 'mounting' | 'rendering'
  error: unknown
  /** Present when a script did not arrive or could not be read, also later than at first. */
  answer?: Answer
}

/** The one place where a failure gets its name. */
export function loadFailureKind({ stage, error, answer }: Evidence): LoadFailureKind {
  if (answer !== undefined) return kindOfAnswer(answer, error)
  if (error instanceof ShowsNothingError) return 'shows-nothing'
  if (stage === 'rendering') return 'crashed-rendering'
  if (error instanceof TimeLimitError) return 'time-out'
  if (error instanceof WrongShapeError) return 'wrong-shape'
  if (error instanceof TruncatedManifestError) return 'truncated-manifest'
  if (error instanceof WrongManifestError) return 'wrong-manifest'
  if (error instanceof RemoteScriptError) return 'throws'
  if (isUnresolved(error)) return 'missing'
  return stage === 'mounting' ? 'crashed-mounting' : 'throws'
}

function kindOfAnswer(answer: Answer, error: unknown): LoadFailureKind {
  if (answer === 'none') return 'unreachable'
  if (answer.status >= 400 && answer.status < 500) return 'missing'
  if (answer.status >= 500) return 'server-error'
  if (answer.status < 200 || answer.status >= 300) return 'unreachable'
  if (/html/i.test(answer.contentType)) return 'html-in-place'
  if (answer.integrityHolds === false) return 'wrong-integrity'
  // What the server sends now is good: what the browser held was not.
  if (answer.integrityHolds && answer.arrivedBefore) return 'wrong-integrity'
  // It is there: it cannot be read as a script, or something that it imports is not there, or the network had a moment.
  const cause = error instanceof RemoteFileError ? error.cause : error
  if (cause instanceof SyntaxError) return 'throws'
  return isFailedModule(cause) ? 'missing' : 'unreachable'
}

/** SystemJS's error 8: no address is known for the name. */
function isUnresolved(error: unknown): boolean {
  return error instanceof Error && error.message.includes('errors.md#8')
}
