import { useSyncExternalStore } from 'react'

/** One value that many look at; told to its watchers when it is replaced. */
export interface Observable<T> {
  get(): T
  set(change: Partial<T>): void
  watch(watcher: () => void): () => void
}

export function createObservable<T extends object>(initial: T): Observable<T> {
  let value = initial
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(change) {
      value = { ...value, ...change }
      for (const watcher of [...watchers]) watcher()
    },
    watch(watcher) {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    },
  }
}

/** The part of the value that a component draws; it is drawn anew when that part changes. */
export function useObserved<T extends object, Part>(
  observable: Observable<T>,
  select: (value: T) => Part,
): Part {
  return useSyncExternalStore(observable.watch, () => select(observable.get()))
}
