import { useMemo } from 'react'
import { createFormats, type Formats } from './formats'
import { useTranslate, type Translation } from './use-translate'

export interface SpokenTexts extends Translation {
  formats: Formats
}

/** The texts and formats of the current language; the component is drawn anew when it changes. */
export function useTexts(): SpokenTexts {
  const translation = useTranslate()
  return useMemo(() => ({ ...translation, formats: createFormats(translation.locale) }), [translation])
}
