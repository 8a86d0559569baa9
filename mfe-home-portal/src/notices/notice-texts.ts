import {
  informationTypes,
  noticeFaults,
  supportedLocales,
  type InformationLayout,
  type Locale,
  type Notice,
  type NoticeFault,
  type PageContentLayout,
} from '@energycockpit/contract'

/** What is being written, in every language; only the half that the notice's type has is sent. */
export interface NoticeTexts {
  pageContent: Readonly<Record<Locale, PageContentLayout>>
  information: Readonly<Record<Locale, InformationLayout>>
}

export const isInformation = (type: string): boolean => informationTypes.includes(type)

const inEveryLocale = <Layout>(make: (locale: Locale) => Layout): Record<Locale, Layout> => ({
  de: make('de'),
  en: make('en'),
})

const emptyPageContent = (shortName: Locale): PageContentLayout => ({
  locale: { shortName },
  ...{ headline: '', mainContent: '', linkUrl: '', linkText: '', extra: '', confirmationText: '' },
})
const emptyInformation = (shortName: Locale): InformationLayout => ({
  locale: { shortName },
  ...{ title: '', content: '', contentType: 'TEXT', subInfo: '' },
})
export const emptyTexts: NoticeTexts = {
  pageContent: inEveryLocale(emptyPageContent),
  information: inEveryLocale(emptyInformation),
}

type Layout = Notice['versions'][number]['layout']

/** The texts of a version. A language that it does not have is empty. */
export function textsOfLayout(type: string, layout: Layout): NoticeTexts {
  const find = (locale: Locale) => layout.find(({ locale: spoken }) => spoken.shortName === locale)
  return isInformation(type)
    ? {
        ...emptyTexts,
        information: inEveryLocale((locale) => ({ ...emptyInformation(locale), ...find(locale) })),
      }
    : {
        ...emptyTexts,
        pageContent: inEveryLocale((locale) => ({ ...emptyPageContent(locale), ...find(locale) })),
      }
}

/** What is sent: the texts that the type has, once in each language. */
export const layoutOf = (type: string, { pageContent, information }: NoticeTexts): Layout =>
  isInformation(type)
    ? supportedLocales.map((locale) => information[locale])
    : supportedLocales.map((locale) => pageContent[locale])

export const headlineOf = (type: string, { pageContent, information }: NoticeTexts, locale: Locale): string =>
  isInformation(type) ? information[locale].title : pageContent[locale].headline

/** What has to be mended before anybody is asked to confirm it. */
export const faultsOf = (type: string, texts: NoticeTexts): NoticeFault[] =>
  noticeFaults(type, layoutOf(type, texts))
