import * as z from 'zod/mini'
import { day } from './calendar-day'
import { defineCall } from './call'
import { consumedProductTypes } from './location-map'
import { storableText } from './storable-text'
import { revisionSchema, writtenRevision } from './revision'

/** More are not kept of one business. */
export const maxActions = 1_000
export const maxActionName = 200
export const maxActionDescription = 10_000
export const maxActionLinks = 20
/** More years are not looked at. */
export const maxActionYears = 50

export const actionStates = ['IDEA', 'PLANNED', 'IN_PROGRESS', 'IMPLEMENTED', 'REJECTED'] as const
export type ActionState = (typeof actionStates)[number]

/** Money that actions are reckoned in. */
export const actionCurrencies = ['EUR', 'GBP', 'CHF', 'USD', 'DKK', 'NOK', 'SEK', 'PLN', 'CZK'] as const
export type ActionCurrency = (typeof actionCurrencies)[number]

const money = z.number().check(z.gte(-1e12), z.lte(1e12))
const cost = money.check(z.gte(0))
/** By how much something changes from year to year, 0.03 is 3 %. */
const yearlyChange = z.number().check(z.gte(-0.5), z.lte(1))
const share = z.number().check(z.gte(0), z.lte(1))

/** What an action saves of one product. */
export const expectedSavingSchema = z.object({
  productType: z.enum(consumedProductTypes),
  /** In the first year, kWh or of water m³; negative where more is needed. */
  amount: z.number().check(z.gte(-1e12), z.lte(1e12)),
  /** In the first year, for each kWh or m³, in the action's currency. */
  price: z.number().check(z.gte(0), z.lte(1e6)),
  priceChange: yearlyChange,
  /** By how much the amount falls from year to year. */
  degradation: z.number().check(z.gte(0), z.lte(0.5)),
  /** The saved baseline by which it is verified. */
  baselineId: z.nullable(z.uuid()),
})
export type ExpectedSaving = z.output<typeof expectedSavingSchema>

/** What an action costs, after EN 17463; nominal amounts of the action's currency. */
export const actionInvestmentSchema = z.object({
  years: z.int().check(z.gte(1), z.lte(maxActionYears)),
  discountRate: z.number().check(z.gte(0), z.lte(1)),
  cost,
  subsidy: cost,
  /** What it is worth at the end of the last year. */
  residualValue: money,
  /** Upkeep in the first year; negative where upkeep is saved. */
  runningCost: money,
  runningCostChange: yearlyChange,
  /** Further payments, such as replaced parts. */
  furtherCosts: z
    .array(z.object({ year: z.int().check(z.gte(1), z.lte(maxActionYears)), cost }))
    .check(z.maxLength(20)),
  /** By how much each may differ from what is most likely, for the worst and the best case. */
  uncertainty: z.object({ cost: share, amount: share, price: share }),
})
export type ActionInvestment = z.output<typeof actionInvestmentSchema>

const text = (max: number) => z.nullable(storableText.check(z.trim(), z.minLength(1), z.maxLength(max)))

const contentFields = {
  name: storableText.check(z.trim(), z.minLength(1), z.maxLength(maxActionName)),
  /** Markdown, with the effects that have no price. */
  description: storableText.check(z.maxLength(maxActionDescription)),
  /** The unit, location or metering point that it concerns; null: the whole business. */
  nodeId: text(100),
  /** Who answers for it: a name, as not everybody who does is a user. */
  owner: text(200),
  dueOn: z.nullable(day),
  state: z.enum(actionStates),
  /** From this day on it takes effect. */
  implementedOn: z.nullable(day),
  currency: z.enum(actionCurrencies),
  savings: z.array(expectedSavingSchema).check(z.maxLength(10)),
  /** Null: nothing is known of its costs yet. */
  investment: z.nullable(actionInvestmentSchema),
  links: z
    .array(
      z.object({
        label: storableText.check(z.trim(), z.minLength(1), z.maxLength(200)),
        url: storableText.check(z.maxLength(2_000), z.regex(/^https?:\/\/[^\s]+$/i)),
      }),
    )
    .check(z.maxLength(maxActionLinks)),
}
export const actionContentSchema = z.object(contentFields).check(
  z.refine(({ state, implementedOn }) => state !== 'IMPLEMENTED' || implementedOn !== null, {
    path: ['implementedOn'],
    error: 'is missing: an implemented action has the day on which it took effect',
  }),
)
export type ActionContent = z.output<typeof actionContentSchema>

export const energyActionSchema = z.object({
  ...{ id: z.uuid(), businessId: z.int(), ...contentFields },
  /** Today's name of what it concerns; null: the whole business, or something that is no longer there. */
  nodeName: z.nullable(z.string()),
  /** Of its savings' baselines that the user sees, by their ids. */
  baselineNames: z.record(z.string(), z.string()),
  /** By its savings and its investment, in its currency; null where it has none. */
  worth: z.nullable(
    z.object({
      /** Net present values: most likely, and with everything at its unfavourable and its favourable end. */
      netPresentValue: z.number(),
      worst: z.number(),
      best: z.number(),
      /** Years, in shares, until discounted flows have made up for the cost; null: never. For information. */
      payback: z.nullable(z.number()),
      /** For information; null where there is not exactly one. */
      internalRate: z.nullable(z.number()),
    }),
  ),
  changed: z.object({ at: z.iso.datetime(), by: z.nullable(z.string()) }),
  /** Counts its changes. */
  revision: z.int(),
})
export type EnergyAction = z.output<typeof energyActionSchema>

const subject = 'energy management'
const path = '/rest/secure/energy-management/actions'
const params = z.object({ actionId: z.uuid() })

export const listActions = defineCall({
  name: 'listActions',
  method: 'GET',
  path,
  summary: 'Actions that save energy, of the businesses that the user sees, by name',
  ...{ subject, permission: 'measurements:read' },
  response: z.object({
    actions: z.array(energyActionSchema),
    /** Whether the user may create, change and delete actions. */
    canEdit: z.boolean(),
  }),
})

export const createAction = defineCall({
  name: 'createAction',
  method: 'POST',
  path,
  summary: 'Creates an action in the business that the user works in',
  ...{ subject, permission: 'actions:edit' },
  body: actionContentSchema,
  response: energyActionSchema,
})

export const changeAction = defineCall({
  name: 'changeAction',
  method: 'PUT',
  path: `${path}/:actionId`,
  summary: 'Changes an action; of another revision nothing is changed (409)',
  ...{ subject, permission: 'actions:edit' },
  params,
  body: z.object({ content: actionContentSchema, revision: revisionSchema }),
  response: energyActionSchema,
})

export const deleteAction = defineCall({
  name: 'deleteAction',
  method: 'DELETE',
  path: `${path}/:actionId`,
  summary: 'Deletes an action of this revision (409 otherwise); it can be restored',
  ...{ subject, permission: 'actions:edit' },
  params,
  query: z.object({ revision: writtenRevision }),
  response: z.null(),
})

export const restoreAction = defineCall({
  name: 'restoreAction',
  method: 'POST',
  path: `${path}/:actionId/restore`,
  summary: 'Undoes a deletion; of what is not deleted nothing is changed',
  ...{ subject, permission: 'actions:edit' },
  params,
  response: energyActionSchema,
})

export const energyActionCalls = [listActions, createAction, changeAction, deleteAction, restoreAction]
