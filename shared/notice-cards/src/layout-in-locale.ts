import type { Locale } from '@energycockpit/contract'

/** The layout in the user's language, else the first one: better a foreign language than nothing to confirm. */
export function layoutInLocale<Layout extends { locale: { shortName: Locale } }>(
  layouts: readonly Layout[],
  locale: Locale,
): Layout | undefined {
  return layouts.find((layout) => layout.locale.shortName === locale) ?? layouts[0]
}
