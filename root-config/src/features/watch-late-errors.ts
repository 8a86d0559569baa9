import { featureOfError } from './feature-of-error'
import { folderOf } from './feature-folder'

/** Tells of errors that nobody caught in the features' files: in a timer, a listener, a promise. */
export function watchLateErrors(
  features: ReadonlySet<string>,
  tell: (featureId: string, error: unknown) => void,
): void {
  function look(error: unknown, file = ''): void {
    const stack = error instanceof Error ? (error.stack ?? '') : ''
    // Asked anew each time: a second try or a new deployment gives a feature another address.
    const folders = Object.fromEntries([...features].map((featureId) => [featureId, folderOf(featureId)]))
    const featureId = featureOfError(`${file}\n${stack}`, folders)
    if (featureId !== undefined) tell(featureId, error)
  }

  window.addEventListener('error', ({ error, filename }) => look(error, filename))
  window.addEventListener('unhandledrejection', ({ reason }) => look(reason))
}
