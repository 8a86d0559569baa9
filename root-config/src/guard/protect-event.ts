/** With these keys controls are pressed and reached; the others a feature may use for itself. */
const keys = new Set(['Enter', ' ', 'Tab'])
const ways = ['stopPropagation', 'stopImmediatePropagation', 'preventDefault'] as const

interface ProtectEventOptions {
  /** The feature in whose files a stack begins. */
  featureIn: (stack: string) => string | undefined
  /** Whether a feature may stop what happens at an element: at its own, as long as it stands. */
  mayStop: (featureId: string, target: EventTarget | null) => boolean
  onStopped: (featureId: string) => void
}

/**
 * Keeps features from stopping an event that is meant for the portal or for another feature, with whatever listener.
 * Call it in the first listener that hears of the event.
 */
export function protectEvent(event: Event, { featureIn, mayStop, onStopped }: ProtectEventOptions): void {
  if (event instanceof KeyboardEvent && !keys.has(event.key)) return
  const { target } = event
  for (const way of ways) {
    const stop = event[way].bind(event)
    event[way] = () => {
      const featureId = featureIn(new Error(way).stack ?? '')
      if (featureId === undefined || mayStop(featureId, target)) stop()
      else onStopped(featureId)
    }
  }
}
