import type { ApiClient } from '@energycockpit/api-client'
import {
  getBlockingInfo,
  getLocaleData,
  getUiContext,
  whoami,
  type BlockingInfo,
  type Locale,
  type UiContext,
  type User,
} from '@energycockpit/contract'

export interface PortalContext {
  locale: Locale
  supportedLocales: readonly Locale[]
  user: User
  blocking: BlockingInfo
  context: UiContext
}

/** Asks everything that the shell needs at once; one failure is the failure of all. */
export async function loadContext(api: ApiClient, pageLocale: Locale): Promise<PortalContext> {
  const [{ locale, supportedLocales }, user, blocking, context] = await Promise.all([
    api.call(getLocaleData, { params: { locale: pageLocale } }),
    api.call(whoami),
    api.call(getBlockingInfo),
    api.call(getUiContext, { query: { locale: pageLocale } }),
  ])
  return { locale, supportedLocales, user, blocking, context }
}
