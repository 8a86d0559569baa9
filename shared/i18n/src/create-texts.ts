import { createInstance, type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Locale } from './locales'

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
}

const NAMESPACE = 'texts'

/** Loads only the language that is spoken; another one is fetched when the user changes to it. */
export function createTexts({ locale, ...options }: TextsOptions): Texts {
  const instance = createInstance()
  const files = 'files' in options ? options.files : undefined
  const load = 'load' in options ? options.load : undefined
  let wanted = locale

  async function provide(next: Locale) {
    if (load === undefined || instance.hasResourceBundle(next, NAMESPACE)) return
    const loaded = await load(next)
    instance.addResourceBundle(next, NAMESPACE, 'default' in loaded ? loaded.default : loaded)
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
  }
}
