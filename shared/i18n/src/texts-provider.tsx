import { useContext, useEffect, useState, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import type { Texts } from './create-texts'
import type { Locale } from './locales'
import { OwnWordingContext } from './own-wording'

interface TextsProviderProps {
  texts: Texts
  /** The portal's language; when it changes, everything below speaks the new one and keeps its state. */
  locale: Locale
  children: ReactNode
}

/** Shows its children as soon as there is a language to show them in. */
export function TextsProvider({ texts, locale, children }: TextsProviderProps) {
  const wording = useContext(OwnWordingContext)
  // Before anything is drawn with them. The same again changes nothing.
  if (wording) texts.sayInWordsOf(wording)
  const [ready, setReady] = useState(texts.isThere)
  const [failure, setFailure] = useState<unknown>()

  useEffect(() => {
    let current = true
    texts.ready
      .then(() => texts.changeLocale(locale).catch(keepOldLanguage))
      .then(() => current && setReady(true))
      .catch((reason: unknown) => current && setFailure(reason))
    return () => {
      current = false
    }
  }, [texts, locale])

  // The shell's error panel shows why a feature cannot speak; a feature that already speaks goes on as it is.
  if (failure && !ready) throw failure
  if (!ready) return null
  return <I18nextProvider i18n={texts.i18n}>{children}</I18nextProvider>
}

/** A language file that does not come is no reason to take the feature away: it goes on in the language it has. */
function keepOldLanguage(reason: unknown) {
  console.error('The language could not be changed', reason)
}
