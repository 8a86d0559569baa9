import { createContext, useContext, type ReactNode } from 'react'
import { I18nContext } from 'react-i18next'

type SpokenOutside = ReturnType<typeof useSpokenHere>

const OuterTexts = createContext<SpokenOutside | undefined>(undefined)

const useSpokenHere = () => useContext(I18nContext)

/** Remembers, above a TextsProvider, which texts are spoken outside of it. */
export function KeepOuterTexts({ children }: { children: ReactNode }) {
  return <OuterTexts value={useSpokenHere()}>{children}</OuterTexts>
}

/** Lets what was handed in from outside, such as a page's buttons in a chart, go on speaking the page's texts. */
export function InOuterTexts({ children }: { children: ReactNode }) {
  const outer = useContext(OuterTexts)
  return outer ? <I18nContext value={outer}>{children}</I18nContext> : children
}
