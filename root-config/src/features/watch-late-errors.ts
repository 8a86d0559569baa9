import { addressOf } from './module-loader'
import { featureOfError } from './feature-of-error'

/**
 * Tells of errors that nobody caught in the features' files: in a timer, a listener, a promise. The feature stays as
 * it is. The same error of the same feature is told once in the life of the page.
 */
export function watchLateErrors(
  features: ReadonlySet<string>,
  tell: (featureId: string, error: unknown) => void,
): void {
  const told = new Set<string>()

  function look(error: unknown, file = ''): void {
    const stack = error instanceof Error ? (error.stack ?? '') : ''
    const featureId = featureOfError(`${file}\n${stack}`, foldersOf(features))
    const key = `${featureId} ${String(error)}`
    if (featureId === undefined || told.has(key)) return
    told.add(key)
    tell(featureId, error)
  }

  window.addEventListener('error', ({ error, filename }) => look(error, filename))
  window.addEventListener('unhandledrejection', ({ reason }) => look(reason))
}

/** Asked anew each time: a second try or a new deployment gives a feature another address. */
function foldersOf(features: ReadonlySet<string>): Record<string, string> {
  return Object.fromEntries(
    [...features].flatMap((featureId) => {
      const address = addressOf(featureId)
      return address === undefined ? [] : [[featureId, new URL('.', address).href]]
    }),
  )
}
