import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 60rem)'

/** Whether the hierarchy has room beside the values. */
export function useIsWide(): boolean {
  return useSyncExternalStore(watch, () => window.matchMedia(WIDE).matches)
}

function watch(notify: () => void) {
  const question = window.matchMedia(WIDE)
  question.addEventListener('change', notify)
  return () => question.removeEventListener('change', notify)
}
