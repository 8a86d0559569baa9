import { featureInStack } from './feature-in-stack'

/** Tells of errors that nobody caught in the features' files: in a timer, a listener, a promise. */
export function watchLateErrors(
  features: ReadonlySet<string>,
  tell: (featureId: string, error: unknown) => void,
): void {
  function look(error: unknown, file = ''): void {
    const stack = error instanceof Error ? (error.stack ?? '') : ''
    const featureId = featureInStack(`${file}\n${stack}`, features)
    if (featureId !== undefined) tell(featureId, error)
  }

  window.addEventListener('error', ({ error, filename }) => look(error, filename))
  window.addEventListener('unhandledrejection', ({ reason }) => look(reason))
}
