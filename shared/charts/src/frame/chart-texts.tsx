import { useState, type ReactNode } from 'react'
import { createTexts, KeepOuterTexts, TextsProvider, type Locale } from '@energycockpit/i18n'
import de from '../locales/de.json'
import en from '../locales/en.json'

interface ChartTextsProps {
  locale: Locale
  children: ReactNode
}

/**
 * The texts of the charts, both languages at once: they are smaller than the request for one of them. Every chart and
 * every other part that the package exports wraps itself in them.
 */
export function ChartTexts({ locale, children }: ChartTextsProps) {
  const [texts] = useState(() => createTexts({ locale, files: { de, en } }))
  return (
    <KeepOuterTexts>
      <TextsProvider texts={texts} locale={locale}>
        {children}
      </TextsProvider>
    </KeepOuterTexts>
  )
}
