import type { ApiClient } from '@energycockpit/api-client'
import {
  getBlockingInfo,
  getLocaleData,
  getUiContext,
  setLocale,
  uiContextSchema,
  whoami,
  type Locale,
  type UiContext,
} from '@energycockpit/contract'
import * as z from 'zod/mini'
import { readableMenu } from '../menu/readable-menu'
import type { PortalContext } from './portal-context'

const getContext = {
  ...getUiContext,
  response: z.object({ ...uiContextSchema.shape, menu: z.array(z.unknown()) }),
}

/** One entry of the menu that cannot be read is no reason to go without the portal. */
async function readableContext(api: ApiClient, locale: Locale): Promise<UiContext> {
  const context = await api.call(getContext, { query: { locale } })
  return { ...context, menu: readableMenu(context.menu) }
}

/** Asks everything that the shell needs for a signed-in user at once; one failure is the failure of all. */
export async function loadContext(api: ApiClient, pageLocale: Locale): Promise<PortalContext> {
  const [{ locale, supportedLocales, wording }, user, { blocked }, context] = await Promise.all([
    api.call(getLocaleData, { params: { locale: pageLocale } }),
    api.call(whoami),
    api.call(getBlockingInfo),
    readableContext(api, pageLocale),
  ])
  return {
    layout: blocked ? 'blocked' : 'full',
    ...{ locale, supportedLocales, user, context, wording },
    async contextIn(chosen) {
      await api.call(setLocale, { body: { locale: chosen } })
      return readableContext(api, chosen)
    },
  }
}
