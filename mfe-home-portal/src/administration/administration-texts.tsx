import { PageTexts, type LoadTexts } from '@energycockpit/i18n'
import type { Locale } from '@energycockpit/contract'
import type { ReactNode } from 'react'

const featureTexts: LoadTexts = (locale) => import(`../locales/${locale}.json`)
/** Of the pages for administrators, which nobody else loads. */
const administrationTexts: LoadTexts = (locale) => import(`./locales/${locale}.json`)

interface AdministrationTextsProps {
  locale: Locale
  /** The page's own texts, where they are more than a few. */
  more?: readonly LoadTexts[]
  children: ReactNode
}

/** What stands below it speaks the language of administration as well. */
export function AdministrationTexts({ locale, more = [], children }: AdministrationTextsProps) {
  return (
    <PageTexts locale={locale} load={[featureTexts, administrationTexts, ...more]}>
      {children}
    </PageTexts>
  )
}
