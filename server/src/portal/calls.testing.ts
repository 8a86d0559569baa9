import {
  getLocaleData,
  getPublicLocaleData,
  getStaticFooter,
  getTermsAndConditions,
  getUiContext,
  setLocale,
  setPublicLocale,
  whoami,
} from '@energycockpit/contract'
import { everyRole as roles } from '../access/roles.testing'
import type { CallExample } from '../http/call-example.testing'

const locale = { locale: 'en' }
/** What a user with something to confirm sees as well: the portal's frame, in their language. */
const frame = { roles, whileBlocked: true } as const

export const portalExamples: readonly CallExample[] = [
  { ...frame, call: whoami },
  { ...frame, call: getUiContext, everyQuery: 'locale=en' },
  { ...frame, call: getLocaleData, params: locale },
  { ...frame, call: setLocale, body: locale },
  { call: getPublicLocaleData, params: locale },
  { call: setPublicLocale, body: locale },
  { call: getStaticFooter, everyQuery: 'locale=en' },
  { call: getTermsAndConditions, everyQuery: 'locale=en' },
]
