import { createTexts, TextsProvider, type TextResources } from '@energycockpit/i18n'
import type { Locale } from '@energycockpit/contract'
import { useState, type ReactNode } from 'react'

/** The feature's own texts and those of the pages for administrators, which nobody else loads. */
async function load(locale: Locale): Promise<TextResources> {
  const [ofFeature, ofAdministration] = await Promise.all([
    import(`../locales/${locale}.json`) as Promise<{ default: TextResources }>,
    import(`./locales/${locale}.json`) as Promise<{ default: TextResources }>,
  ])
  return { ...ofFeature.default, ...ofAdministration.default }
}

interface AdministrationTextsProps {
  locale: Locale
  children: ReactNode
}

/** What stands below it speaks the language of administration as well. */
export function AdministrationTexts({ locale, children }: AdministrationTextsProps) {
  const [texts] = useState(() => createTexts({ locale, load }))
  return (
    <TextsProvider texts={texts} locale={locale}>
      {children}
    </TextsProvider>
  )
}
