import { useSyncExternalStore } from 'react'

const questions = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)', '(forced-colors: active)']
let changes = 0

/** Counts up whenever colours may have changed: what is drawn by colours read from tokens is drawn anew then. */
export function useThemeChange(): number {
  return useSyncExternalStore(watchTheme, () => changes)
}

function watchTheme(notify: () => void) {
  const changed = () => {
    changes += 1
    notify()
  }
  const media = questions.map((question) => window.matchMedia(question))
  for (const each of media) each.addEventListener('change', changed)
  const attributes = new MutationObserver(changed)
  attributes.observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['data-theme', 'data-contrast'],
  })
  return () => {
    for (const each of media) each.removeEventListener('change', changed)
    attributes.disconnect()
  }
}
