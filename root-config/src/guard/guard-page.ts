import { withTimeLimit } from '@energycockpit/generic-feature'
import type { Stay } from '../features/feature-session'
import { LEAVE_LIMIT } from '../features/time-limit'
import type { Guard } from './guard'
import type { GuardOptions } from './guard-options'
import { rememberPage } from './page-before'

export interface PageGuard {
  /** Takes note of the page before a feature does anything to it. */
  beginStay: (featureId: string) => Stay
  /** Fetches what the guard takes: it is needed when the first feature leaves, and keeps the shell from then on. */
  prepare(): void
}

/** What users press the controls of a page with. */
const presses = ['click', 'auxclick', 'pointerdown', 'mousedown', 'keydown'] as const

/**
 * Puts right what features do to the page around them, and tells of it. Call it before any feature's code runs: its
 * listeners have to be the first of the window.
 */
export function guardPage(options: GuardOptions): PageGuard {
  let standing: string | undefined
  let guard: Guard | undefined

  /** What has arrived once does not travel again, and what has failed does. */
  async function fetchGuard(): Promise<Guard> {
    const { createGuard } = await import(/* webpackChunkName: "guard" */ './guard')
    return (guard ??= createGuard({ ...options, standing: () => standing }))
  }

  const withGuard = (step: (guard: Guard) => void): Promise<void> =>
    withTimeLimit(fetchGuard(), LEAVE_LIMIT)
      .then(step)
      .catch((failure: unknown) => {
        console.warn('The page is not guarded', failure)
      })

  for (const press of presses) window.addEventListener(press, (event) => guard?.protectEvent(event), true)

  return {
    beginStay(featureId) {
      standing = featureId
      guard?.comes(featureId)
      const before = rememberPage()
      return {
        async end(failure) {
          await withGuard((guard) => guard.hasLeft(featureId, before, failure))
          standing = undefined
        },
      }
    },
    prepare: () => void withGuard(() => undefined),
  }
}
