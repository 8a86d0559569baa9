import * as z from 'zod/mini'
import { defineCall } from './call'
import { actionCurrencies } from './energy-actions'
import { storableText } from './storable-text'

export const getUsualCurrency = defineCall({
  name: 'getUsualCurrency',
  method: 'GET',
  path: '/rest/secure/usual-currency',
  summary:
    'In which currency a place pays: that of its country, or of the country in which most locations below it are',
  subject: 'organization',
  permission: 'hierarchy:read',
  query: z.object({
    /** A business, unit, location or metering point; absent: everything that the user sees. */
    nodeId: z.optional(storableText.check(z.maxLength(100))),
  }),
  response: z.object({
    /** Null: no location says its country, or it pays in another one than these. */
    currency: z.nullable(z.enum(actionCurrencies)),
  }),
})

export const usualCurrencyCalls = [getUsualCurrency]
