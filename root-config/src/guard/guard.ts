import type { BreachKind } from '@energycockpit/contract'
import { TimeLimitError } from '@energycockpit/generic-feature'
import { featureInStack } from '../features/feature-in-stack'
import { versionOf } from '../features/feature-version'
import { addressOf } from '../features/module-loader'
import { newCorrelationId } from '../features/new-correlation-id'
import type { GuardOptions } from './guard-options'
import { protectEvent } from './protect-event'
import { protectLandmarks } from './protect-landmarks'
import { isOwnNode } from './own-nodes'
import type { PageBefore } from './page-before'
import { restorePage } from './restore-page'

export interface Guard {
  /** A feature is about to come. */
  comes(featureId: string): void
  /** `failure` is why it did not unmount. */
  hasLeft(featureId: string, before: PageBefore, failure: unknown): void
  /** Told of each click and key before anybody else. */
  protectEvent(event: Event): void
}

export function createGuard({
  features,
  host,
  report,
  standing,
}: GuardOptions & { standing: () => string | undefined }): Guard {
  const asleep = new Map<string, CSSStyleSheet[]>()
  const told = new Set<string>()

  /** Each kind once for each feature in the life of the page. */
  function tell(featureId: string, kind: BreachKind, seen: readonly string[]): void {
    const key = `${featureId} ${kind}`
    if (told.has(key)) return
    told.add(key)
    const correlationId = newCorrelationId(featureId)
    const what = seen.map((one) => `\n  ${one}`).join('')
    console.warn(`Feature ${featureId} breaks docs/remotes.md: ${kind} (${correlationId})${what}`)
    report({ featureId, version: versionOf(featureId), kind, correlationId })
  }

  protectLandmarks((seen) => {
    const featureId = standing()
    if (featureId === undefined) console.warn('Parts of the portal were put back', seen)
    else tell(featureId, 'changed-portal', seen)
  })

  return {
    comes(featureId) {
      for (const sheet of asleep.get(featureId) ?? []) sheet.disabled = false
    },
    hasLeft(featureId, before, failure) {
      if (failure instanceof TimeLimitError) tell(featureId, 'unmount-time-out', ['3.1 unmount does not end'])
      // The build of the portal's own features sees to it that their style sheets match their own nodes only.
      const isThirdParty = addressOf(featureId) === undefined
      const woken = isThirdParty ? (asleep.get(featureId) ?? []) : undefined
      const left = restorePage({ before, host, features, asleep: woken })
      asleep.set(featureId, left.asleep)
      if (left.seen.length > 0) tell(featureId, 'left-behind', left.seen)
    },
    protectEvent(event) {
      protectEvent(event, {
        featureIn: (stack) => featureInStack(stack, features),
        mayStop: (featureId, target) =>
          featureId === standing() && !(target instanceof Element && isOfPortal(target, host)),
        onStopped: (featureId) => tell(featureId, 'stopped-events', [`3.5 ${event.type}`]),
      })
    },
  }
}

/** Whether an element belongs to the shell: what it has drawn around the features, or its dialogs. */
function isOfPortal(element: Element, host: Element): boolean {
  if (host.contains(element)) return false
  const outermost = element.closest('body > *')
  return outermost !== null && (outermost.id === 'portal' || isOwnNode(outermost))
}
