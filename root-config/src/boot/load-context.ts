import type { ApiClient } from '@energycockpit/api-client'
import {
  getBlockingInfo,
  getLocaleData,
  getUiContext,
  setLocale,
  uiContextSchema,
  whoami,
  type Locale,
} from '@energycockpit/contract'
import * as z from 'zod/mini'
import { readableMenu } from '../menu/readable-menu'
import type { PortalContext } from './portal-context'

/** One entry of the menu that cannot be read is no reason to go without the portal. */
const getReadableContext = {
  ...getUiContext,
  answer: z.extend(uiContextSchema, {
    menu: z.pipe(
      z.array(z.unknown()),
      z.transform((entries: unknown[]) => readableMenu(entries)),
    ),
  }),
}

/** Asks everything that the shell needs for a signed-in user at once; one failure is the failure of all. */
export async function loadContext(api: ApiClient, pageLocale: Locale): Promise<PortalContext> {
  const [{ locale, supportedLocales }, user, { blocked }, context] = await Promise.all([
    api.call(getLocaleData, { params: { locale: pageLocale } }),
    api.call(whoami),
    api.call(getBlockingInfo),
    api.call(getReadableContext, { query: { locale: pageLocale } }),
  ])
  return {
    layout: blocked ? 'blocked' : 'full',
    ...{ locale, supportedLocales, user, context },
    async contextIn(chosen) {
      await api.call(setLocale, { body: { locale: chosen } })
      return api.call(getReadableContext, { query: { locale: chosen } })
    },
  }
}
