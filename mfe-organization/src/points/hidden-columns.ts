import { useState } from 'react'

const key = 'metering-points-hidden-columns'
/** At first: what most people need seldom. */
const hiddenAtFirst = ['malo', 'melo']

/** The hidden columns, as this browser remembers them; where it may not remember, as long as the page is open. */
export function useHiddenColumns() {
  const [names, setNames] = useState(remembered)
  function onHide(hidden: readonly string[]) {
    setNames(hidden)
    try {
      localStorage.setItem(key, JSON.stringify(hidden))
    } catch {
      // Private windows refuse it.
    }
  }
  return { names, onHide }
}

function remembered(): readonly string[] {
  try {
    const names: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return Array.isArray(names) ? names.map(String) : hiddenAtFirst
  } catch {
    return hiddenAtFirst
  }
}
