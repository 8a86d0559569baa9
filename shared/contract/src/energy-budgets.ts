import * as z from 'zod/mini'
import { defineCall } from './call'
import { actionCurrencies } from './energy-actions'
import { consumedProductTypes } from './location-map'
import { storableText } from './storable-text'
import { revisionSchema, writtenRevision } from './revision'

/** More are not kept of one business. */
export const maxBudgets = 1_000

/** By what a year is spread over its months: the months are kept, so that a budget does not change with its data. */
export const budgetProfiles = ['EVEN', 'LAST_YEAR', 'DEGREE_DAYS', 'TYPED'] as const
export type BudgetProfile = (typeof budgetProfiles)[number]

/** January to December. */
const months = z.array(z.number().check(z.gte(0), z.lte(1e12))).check(z.minLength(12), z.maxLength(12))

const contentFields = {
  name: storableText.check(z.trim(), z.minLength(1), z.maxLength(200)),
  description: storableText.check(z.maxLength(10_000)),
  /** The unit or location that it is for; null: the whole business. */
  nodeId: z.nullable(storableText.check(z.trim(), z.minLength(1), z.maxLength(100))),
  year: z.int().check(z.gte(2000), z.lte(2100)),
  productType: z.enum(consumedProductTypes),
  profile: z.enum(budgetProfiles),
  /** kWh, of water m³; null: there is none for the amount. */
  amounts: z.nullable(months),
  /** In the currency; null: there is none for the costs. */
  costs: z.nullable(months),
  currency: z.enum(actionCurrencies),
}
export const budgetContentSchema = z.object(contentFields).check(
  z.refine(({ amounts, costs }) => amounts !== null || costs !== null, {
    path: ['amounts'],
    error: 'is missing: a budget is for an amount, for costs or for both',
  }),
)
export type BudgetContent = z.output<typeof budgetContentSchema>

export const budgetSchema = z.object({
  ...{ id: z.uuid(), businessId: z.int(), ...contentFields },
  /** Today's name of what it is for; null: the whole business, or something that is no longer there. */
  nodeName: z.nullable(z.string()),
  changed: z.object({ at: z.iso.datetime(), by: z.nullable(z.string()) }),
  /** Counts its changes. */
  revision: z.int(),
})
export type Budget = z.output<typeof budgetSchema>

const subject = 'energy management'
const path = '/rest/secure/energy-management/budgets'
const params = z.object({ budgetId: z.uuid() })

export const listBudgets = defineCall({
  name: 'listBudgets',
  method: 'GET',
  path,
  summary: 'Budgets of years, of the businesses that the user sees, by name',
  ...{ subject, permission: 'measurements:read' },
  response: z.object({
    budgets: z.array(budgetSchema),
    /** Whether the user may create, change and delete budgets. */
    canEdit: z.boolean(),
  }),
})

export const createBudget = defineCall({
  name: 'createBudget',
  method: 'POST',
  path,
  summary: 'Creates a budget; refused (409) where there is one of the same year, product and scope',
  ...{ subject, permission: 'budgets:edit' },
  body: budgetContentSchema,
  response: budgetSchema,
})

export const changeBudget = defineCall({
  name: 'changeBudget',
  method: 'PUT',
  path: `${path}/:budgetId`,
  summary: 'Changes a budget; of another revision nothing is changed (409)',
  ...{ subject, permission: 'budgets:edit' },
  params,
  body: z.object({ content: budgetContentSchema, revision: revisionSchema }),
  response: budgetSchema,
})

export const deleteBudget = defineCall({
  name: 'deleteBudget',
  method: 'DELETE',
  path: `${path}/:budgetId`,
  summary: 'Deletes a budget of this revision (409 otherwise); it can be restored',
  ...{ subject, permission: 'budgets:edit' },
  params,
  query: z.object({ revision: writtenRevision }),
  response: z.null(),
})

export const restoreBudget = defineCall({
  name: 'restoreBudget',
  method: 'POST',
  path: `${path}/:budgetId/restore`,
  summary: 'Undoes a deletion; refused (409) where there is another for the same meanwhile',
  ...{ subject, permission: 'budgets:edit' },
  params,
  response: budgetSchema,
})

export const energyBudgetCalls = [listBudgets, createBudget, changeBudget, deleteBudget, restoreBudget]
