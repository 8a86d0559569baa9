import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Locale } from './locales'
import type { OwnWording } from './own-wording'

/** A language file: texts by key, groups may be nested. */
export interface TextResources {
  [key: string]: string | TextResources
}

export type TextsOptions = { locale: Locale } & (
  | {
      /** Fetches one language file, e.g. ``(locale) => import(`./locales/${locale}.json`)``; called once per language. */
      load: (locale: Locale) => Promise<TextResources | { default: TextResources }>
    }
  | {
      /** All language files, where they are smaller than a request: what is drawn with them is there at once. */
      files: Readonly<Record<Locale, TextResources>>
    }
)

/** The texts of one feature. Nothing is shared with other features, so keys need no prefix. */
export interface Texts {
  readonly i18n: i18n
  /** Whether the first language was there from the start. */
  readonly isThere: boolean
  /** Settled when the first language is there; rejected when its file could not be loaded. */
  readonly ready: Promise<void>
  /** Loads the language if need be, then switches to it; the old one stays until then, also when loading fails. */
  changeLocale(locale: Locale): Promise<void>
  /**
   * Says texts in the words of a business, those that are there and those that come. Keys that these texts do not have
   * are those of others and count for nothing.
   */
  sayInWordsOf(own: OwnWording): void
}

const NAMESPACE = 'texts'

/** Loads only the language that is spoken; another one is fetched when the user changes to it. */
export function createTexts({ locale, ...options }: TextsOptions): Texts {
  const instance = createInstance()
  const files = 'files' in options ? options.files : undefined
  const load = 'load' in options ? options.load : undefined
  let wanted = locale
  let wording: OwnWording | undefined

  async function provide(next: Locale) {
    if (load === undefined || instance.hasResourceBundle(next, NAMESPACE)) return
    const loaded = await load(next)
    instance.addResourceBundle(next, NAMESPACE, 'default' in loaded ? loaded.default : loaded)
    putIn(next)
  }

  function putIn(language: Locale) {
    if (!wording) return
    // What was loaded is kept by whoever loaded it, and is not to be changed under their hands.
    const texts = structuredClone(instance.getResourceBundle(language, NAMESPACE) as TextResources)
    instance.removeResourceBundle(language, NAMESPACE)
    instance.addResourceBundle(language, NAMESPACE, texts)
    for (const [key, text] of Object.entries(wording[language]))
      if (typeof instance.getResource(language, NAMESPACE, key) === 'string')
        instance.addResource(language, NAMESPACE, key, text)
  }

  const started = instance.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    ns: [NAMESPACE],
    defaultNS: NAMESPACE,
    resources: Object.fromEntries(
      Object.entries(files ?? {}).map(([language, texts]) => [language, { [NAMESPACE]: texts }]),
    ),
    ...(files && { initAsync: false }),
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })

  return {
    i18n: instance,
    isThere: files !== undefined,
    ready: started.then(() => provide(locale)),
    async changeLocale(next) {
      wanted = next
      await started
      await provide(next)
      // A slower file of an earlier choice must not undo a later one.
      if (wanted === next && instance.language !== next) await instance.changeLanguage(next)
    },
    sayInWordsOf(own) {
      if (own === wording) return
      wording = own
      for (const language of ['de', 'en'] as const)
        if (instance.hasResourceBundle(language, NAMESPACE)) putIn(language)
    },
  }
}
