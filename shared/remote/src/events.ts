/** Publish and subscribe, typed by a map from the event's name to what it carries (undefined for nothing). */
export interface Events<EventMap> {
  publish<Name extends keyof EventMap>(
    name: Name,
    ...carried: EventMap[Name] extends undefined ? [] : [carried: EventMap[Name]]
  ): void
  /** Answers the function that ends the subscription; calling it twice does no harm. */
  subscribe<Name extends keyof EventMap>(name: Name, listener: (carried: EventMap[Name]) => void): () => void
}

export function createEvents<EventMap>(): Events<EventMap> {
  const listeners = new Map<keyof EventMap, Set<(carried: never) => void>>()

  return {
    publish(name, ...carried) {
      // A copy: a listener may subscribe or unsubscribe while it is told.
      for (const listener of [...(listeners.get(name) ?? [])]) tell(listener, carried[0])
    },
    subscribe(name, listener) {
      // Wrapped, so that one function subscribed twice is told twice and each subscription ends alone.
      const subscription = (carried: never) => listener(carried)
      const subscribed = listeners.get(name) ?? new Set()
      listeners.set(name, subscribed.add(subscription))
      return () => {
        subscribed.delete(subscription)
      }
    },
  }
}

/** A listener's failure is its own: the others hear the event all the same, and the failure is reported. */
function tell(listener: (carried: never) => void, carried: unknown): void {
  try {
    listener(carried as never)
  } catch (error) {
    reportError(error)
  }
}
