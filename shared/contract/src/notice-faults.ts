import { informationTypes, type InformationLayout, type PageContentLayout } from './blocking'
import type { Locale } from './locale'

/** One thing to mend in what a notice says, by its field in one language. */
export interface NoticeFault {
  locale: Locale
  field: 'headline' | 'mainContent' | 'linkUrl' | 'linkText' | 'title' | 'content'
  /** Nothing stands there, or a link that leads nowhere. */
  kind: 'missing' | 'link'
}

/** What has to be mended before anybody is asked to confirm a notice of the type. */
export function noticeFaults(
  type: string,
  layouts: readonly (PageContentLayout | InformationLayout)[],
): NoticeFault[] {
  return layouts.flatMap((layout) => {
    const faults = informationTypes.includes(type)
      ? faultsOfInformation(layout as InformationLayout)
      : faultsOfPageContent(layout as PageContentLayout)
    return faults.map((fault) => ({ locale: layout.locale.shortName, ...fault }))
  })
}

type FaultInLocale = Omit<NoticeFault, 'locale'>
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
  /^\/(?![/\\])/.test(address) || (/^https?:\/\//i.test(address) && URL.canParse(address))

/** Whether a link would do something else than lead to a page, such as run a script, as browsers read it. */
export function isUnsafeLink(address: string): boolean {
  if (!URL.canParse(address, 'https://portal.example')) return false
  const { protocol } = new URL(address, 'https://portal.example')
  return protocol !== 'https:' && protocol !== 'http:'
}
