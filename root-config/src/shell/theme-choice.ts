import { setOnHtml } from '../guard/wanted-page'
import { storeChoice, storedChoice } from './stored-choice'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const KEY = 'theme'

/** The user's choice in this browser; what the system says when there is none. */
export function readTheme(): Theme {
  const kept = storedChoice(KEY)
  return themes.find((theme) => theme === kept) ?? 'system'
}

export function applyTheme(theme: Theme): void {
  setOnHtml('data-theme', theme === 'system' ? undefined : theme)
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme)
  storeChoice(KEY, theme)
}
