import { supportedLocales, type Locale } from '@energycockpit/contract'

/** Ways in which a visitor says what language they read, strongest first; anything may be missing or nonsense. */
export interface LocaleWishes {
  /** The choice made on this page. */
  chosen?: string | undefined
  /** `ui_locales` of the log-in request: tags divided by spaces. */
  uiLocales?: string | undefined
  cookie?: string | undefined
  acceptLanguage?: string | undefined
}

/** The language of the provider's own pages; German when nothing else is wished for. */
export function pageLocale({ chosen, uiLocales, cookie, acceptLanguage }: LocaleWishes): Locale {
  const wishes = [chosen, ...(uiLocales?.split(' ') ?? []), cookie, ...acceptedTags(acceptLanguage)]
  for (const wish of wishes) {
    const language = wish?.toLowerCase().split(/[-_]/)[0]
    const supported = supportedLocales.find((locale) => locale === language)
    if (supported) return supported
  }
  return 'de'
}

function acceptedTags(header: string | undefined): string[] {
  return (header ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((one) => /^\s*q=([\d.]+)$/.exec(one)?.[1]).find(Boolean)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
