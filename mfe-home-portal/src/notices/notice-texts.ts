import {
  informationTypes,
  supportedLocales,
  type InformationLayout,
  type Locale,
  type Notice,
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

export const headlineOf = (
  type: string,
  { pageContent, information }: NoticeTexts,
  locale: Locale,
): string => (isInformation(type) ? information[locale].title : pageContent[locale].headline)

export interface Fault {
  locale: Locale
  field: 'headline' | 'mainContent' | 'linkUrl' | 'linkText' | 'title' | 'content'
  kind: 'missing' | 'link'
}

/** What has to be mended before anybody is asked to confirm it. */
export const faultsOf = (type: string, texts: NoticeTexts): Fault[] =>
  supportedLocales.flatMap((locale) => {
    const faults = isInformation(type)
      ? faultsOfInformation(texts.information[locale])
      : faultsOfPageContent(texts.pageContent[locale])
    return faults.map((fault) => ({ locale, ...fault }))
  })

type FaultInLocale = Omit<Fault, 'locale'>
const isEmpty = (text: string) => text.trim() === ''

function faultsOfInformation(layout: InformationLayout): FaultInLocale[] {
  const needed = ['title', 'content'] as const
  return needed.filter((field) => isEmpty(layout[field])).map((field) => ({ field, kind: 'missing' }))
}

function faultsOfPageContent(layout: PageContentLayout): FaultInLocale[] {
  const { linkUrl, linkText } = layout
  const needed = ['headline', 'mainContent', ...(isEmpty(linkUrl) ? [] : (['linkText'] as const))] as const
  const faults: FaultInLocale[] = needed
    .filter((field) => isEmpty(layout[field]))
    .map((field) => ({ field, kind: 'missing' }))
  if (isEmpty(linkUrl) && !isEmpty(linkText)) faults.push({ field: 'linkUrl', kind: 'missing' })
  if (!isEmpty(linkUrl) && !leadsSomewhere(linkUrl)) faults.push({ field: 'linkUrl', kind: 'link' })
  return faults
}

/** An address on the web, or a path of the portal. */
const leadsSomewhere = (address: string) =>
  /^\/(?!\/)/.test(address) || (/^https?:\/\//i.test(address) && URL.canParse(address))
