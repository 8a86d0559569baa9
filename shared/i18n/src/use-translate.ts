import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from './locales'

/** A text by its key; values in double braces are put in, `count` chooses between one and many. */
export type Translate = (key: string, values?: Record<string, unknown>) => string

export interface Translation {
  t: Translate
  locale: Locale
}

/** The texts of the current language alone, for what shows no figures: formats weigh more than all of this. */
export function useTranslate(): Translation {
  const { t, i18n } = useTranslation()
  const locale = i18n.language as Locale
  return useMemo(() => ({ t: (key, values) => t(key, values ?? {}), locale }), [t, locale])
}
