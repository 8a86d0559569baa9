import {
  getAppearance,
  getLocaleData,
  getPublicLocaleData,
  getStaticFooter,
  getWording,
  resetWording,
  searchTexts,
  setWording,
  getTermsAndConditions,
  getUiContext,
  setAppearance,
  setDisplay,
  setLocale,
  setPublicLocale,
  whoami,
} from '@energycockpit/contract'
import { administrators, everyRole as roles } from '../access/roles.testing'
import type { CallExample } from '../http/call-example.testing'

const locale = { locale: 'en' }
const ofBusiness = {
  ...{ roles: administrators, params: { businessId: 1001 } },
  ofSubBusiness: 'itself',
} as const
const ofText = {
  ...ofBusiness,
  params: { businessId: 1001, namespace: 'root-config', key: 'header.home' },
}
/** What a user with something to confirm sees as well: the portal's frame, in their language. */
const frame = { roles, whileBlocked: true } as const

export const portalExamples: readonly CallExample[] = [
  { ...frame, call: whoami },
  { ...frame, call: getUiContext, everyQuery: 'locale=en' },
  { ...frame, call: getLocaleData, params: locale },
  { ...frame, call: setLocale, body: locale },
  { call: setDisplay, roles, body: { numbers: 'apostrophe-point', energy: 'MWh' } },
  { call: getPublicLocaleData, params: locale, everyQuery: 'clientBusinessId=1001' },
  { call: setPublicLocale, body: locale },
  { ...ofBusiness, call: getAppearance },
  // Too old a revision, so nothing is changed.
  {
    ...{ ...ofBusiness, call: setAppearance, status: 409 },
    body: {
      ...{ revision: 2_147_483_646, accentColour: '#0b5d54', accentColourDark: null },
      ...{ logo: null, logoDark: null, favicon: null },
    },
  },
  { ...ofBusiness, call: getWording },
  {
    call: searchTexts,
    roles: administrators,
    query: 'search=meter',
    everyQuery: 'search=meter&namespace=shared-charts',
  },
  // Too old a revision, so nothing is changed; and nothing is there to reset.
  {
    ...{ ...ofText, call: setWording, status: 409 },
    body: { revision: 2_147_483_646, de: { text: 'Start' }, en: null },
  },
  { ...ofText, call: resetWording, status: 404, query: 'revision=1' },
  { call: getStaticFooter, everyQuery: 'locale=en' },
  { call: getTermsAndConditions, everyQuery: 'locale=en' },
]
