import type { ApiClient } from '@energycockpit/api-client'
import {
  getActionTokenLocaleData,
  getPublicLocaleData,
  getStaticFooter,
  setPublicLocale,
  type Locale,
  type LocaleData,
  type UiContext,
} from '@energycockpit/contract'
import type { PortalContext } from './portal-context'

interface PublicPage {
  locale: Locale
  supportedLocales: readonly Locale[]
  /** The page's query; `clientBusinessId` names the business that shares the page. */
  search: string
  /** Of the log-in that the blocking page belongs to. */
  actionToken?: string | undefined
}

/**
 * What the public layout needs. A public page is shown even if none of it can be had: it then speaks the language of
 * the page and has an empty footer.
 */
export async function loadPublicContext(api: ApiClient, page: PublicPage): Promise<PortalContext> {
  const { actionToken } = page
  const business = businessOf(page.search)
  // Names the business that shares the page in an address; empty where the page names none.
  const shared =
    business.clientBusinessId === undefined ? '' : `?clientBusinessId=${business.clientBusinessId}`
  const localeDataIn = (locale: Locale): Promise<LocaleData | undefined> =>
    (actionToken === undefined
      ? api.call(getPublicLocaleData, { params: { locale }, query: business })
      : api.call(getActionTokenLocaleData, { params: { locale }, query: { actionToken } })
    ).catch(withoutIt)
  const contextIn = async (locale: Locale): Promise<UiContext> => {
    const footer = await api.call(getStaticFooter, { query: { locale } }).catch(withoutIt)
    return {
      menu: [],
      header: { logoPath: `/public/header-logo${shared}`, businessName: '' },
      footer: {
        links: (footer?.links ?? []).map(({ label, url }) => ({
          label,
          url: url.startsWith('/platform/') ? url + shared : url,
        })),
        notice: footer?.notice ?? '',
      },
      title: footer?.pageTitle ?? '',
      properties: footer?.properties ?? {},
      rootPath: '',
    }
  }
  const [data, context] = await Promise.all([localeDataIn(page.locale), contextIn(page.locale)])
  return {
    layout: 'public',
    locale: data?.locale ?? page.locale,
    supportedLocales: data?.supportedLocales ?? page.supportedLocales,
    user: undefined,
    context,
    wording: data?.wording,
    async contextIn(chosen) {
      await api.call(setPublicLocale, { body: { locale: chosen } })
      if (actionToken !== undefined) await localeDataIn(chosen)
      return contextIn(chosen)
    },
  }
}

function withoutIt(failure: unknown): undefined {
  console.warn('The public page goes without a part that could not be fetched', failure)
}

function businessOf(search: string): { clientBusinessId?: string } {
  const id = new URLSearchParams(search).get('clientBusinessId') ?? ''
  return /^\d{1,9}$/.test(id) ? { clientBusinessId: id } : {}
}
