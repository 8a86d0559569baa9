import { showUnits } from '@energycockpit/units'
import { createContext, useContext, type ReactNode } from 'react'

/** What a user chose of how figures and dates are written: `displaySchema` of the contract, as `whoami` answers it. */
export type Display = Readonly<Record<string, string | undefined>>

const byLanguage: Display = {}
let current = byLanguage

/** What holds now for everything that this page writes; what is written outside of components asks for it, too. */
export const displayNow = (): Display => current

/** Writes figures and dates as the user chose from now on. Undefined: as their language does. */
export function applyDisplay(display: Display = byLanguage): void {
  current = display
  showUnits(['energy', 'power', 'mass'].flatMap((kind) => display[kind] ?? []))
}

const DisplayContext = createContext(byLanguage)

/** Below it, figures and dates are as the user chose, and are drawn anew when that changes. */
export function DisplayProvider({
  display,
  children,
}: {
  display: Display | undefined
  children: ReactNode
}) {
  // Before its children are drawn. A page has one user, so that it cannot be drawn for two at a time.
  if (current !== (display ?? byLanguage)) applyDisplay(display)
  return <DisplayContext value={display ?? byLanguage}>{children}</DisplayContext>
}

export const useDisplay = (): Display => useContext(DisplayContext)
