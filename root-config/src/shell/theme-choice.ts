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

const CONTRAST = 'contrast'

/** Whether the user has chosen more contrast in this browser; what the system asks for counts besides. */
export const readsMoreContrast = (): boolean => storedChoice(CONTRAST) === 'more'

export function applyContrast(more: boolean): void {
  setOnHtml('data-contrast', more ? 'more' : undefined)
}

export function chooseContrast(more: boolean): void {
  applyContrast(more)
  storeChoice(CONTRAST, more ? 'more' : 'standard')
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme)
  storeChoice(KEY, theme)
}
