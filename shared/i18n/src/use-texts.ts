import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { createFormats, type Formats } from './formats'
import type { Locale } from './locales'

/** A text by its key; values in double braces are put in, `count` chooses between one and many. */
export type Translate = (key: string, values?: Record<string, unknown>) => string

export interface SpokenTexts {
  t: Translate
  locale: Locale
  formats: Formats
}

/** The texts and formats of the current language; the component is drawn anew when it changes. */
export function useTexts(): SpokenTexts {
  const { t, i18n } = useTranslation()
  const locale = i18n.language as Locale
  return useMemo(() => {
    const translate: Translate = (key, values) => t(key, values ?? {})
    return { t: translate, locale, formats: createFormats(locale) }
  }, [t, locale])
}
