import { useMemo } from 'react'
import { useDisplay } from './display'
import { createFormats, type Formats } from './formats'
import { useTranslate, type Translation } from './use-translate'

export interface SpokenTexts extends Translation {
  formats: Formats
}

/** The texts and formats of the current language and display; the component is drawn anew when one changes. */
export function useTexts(): SpokenTexts {
  const translation = useTranslate()
  const display = useDisplay()
  return useMemo(
    () => ({ ...translation, formats: createFormats(translation.locale, display) }),
    [translation, display],
  )
}
