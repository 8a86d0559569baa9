import * as z from 'zod/mini'
import { questionSchema } from './questions'
import './without-eval'

export const UNKNOWN = 'UNKNOWN'

/** One reason of a failure: `code` for programs, `title` and `detail` for people who read logs (English). */
export const reasonSchema = z.object({
  code: z.string(),
  title: z.string(),
  detail: z.optional(z.string()),
  /** Of FORMULA_INVALID and FORMULA_CYCLE: which of the `formulaFaultCodes` it is; the shell need not carry them. */
  formulaFault: z.optional(z.string()),
  /**
   * Of STRUCTURE_INVALID: the field and one of the `structureFaultCodes`, of ATTRIBUTE_INVALID one of the
   * `attributeDefinitionFaultCodes`, after the last space.
   */
  structureFault: z.optional(z.string()),
  /** Of CONFIRMATION_NEEDED: what is asked, for whoever can answer it. */
  question: z.optional(questionSchema),
})

/** The error object of every failed call; it stands in the answer's field `error`. `id` is the correlation id. */
export const errorObjectSchema = z.object({
  id: z.string(),
  status: z.union([z.int(), z.string()]),
  reasons: z.array(reasonSchema).check(z.minLength(1)),
})

export const errorResponseSchema = z.object({ error: errorObjectSchema })

export type Reason = z.output<typeof reasonSchema>
export type ErrorObject = z.output<typeof errorObjectSchema>

/** Stands in where an answer carries no error object. */
export const unknownError: ErrorObject = {
  id: UNKNOWN,
  status: UNKNOWN,
  reasons: [{ code: UNKNOWN, title: UNKNOWN }],
}

/** Sent to those who administer users or notices only; KEPT_BY_PROVIDER also to those who change their own account. */
export const administrationReasonCodes = [
  'NOT_YOURSELF',
  'LAST_ADMIN',
  'ROLE_NOT_ASSIGNABLE',
  'USER_NAME_TAKEN',
  'BUSINESS_NAME_TAKEN',
  'KEPT_BY_PROVIDER',
  'MAIL_UNAVAILABLE',
  'NOTICE_INCOMPLETE',
  'APPEARANCE_CHANGED_MEANWHILE',
  'COLOUR_UNREADABLE',
  'LOGO_REFUSED',
  'REGISTRATION_CHANGED_MEANWHILE',
  'REGISTRATION_NOT_CONFIRMED',
  'WORDING_CHANGED_MEANWHILE',
  'WORDING_REFUSED',
  'TOO_MANY_WORDINGS',
] as const

/** Sent to those who change their own password, second factor or API tokens only. */
/** Sent to those who change their own password, second factor or notifications only. */
export const accountReasonCodes = [
  'PUSH_SERVICE_UNKNOWN',
  'TOO_MANY_DEVICES',
  'PASSWORD_WRONG',
  'PASSWORD_TOO_SHORT',
  'PASSWORD_TOO_LONG',
  'PASSWORD_IS_USER_NAME',
  'PASSWORD_ONE_CHARACTER',
  'PASSWORD_TOO_COMMON',
  'PASSWORD_UNCHANGED',
  'SECOND_FACTOR_WRONG',
  'SECOND_FACTOR_NOT_BEGUN',
  'SECOND_FACTOR_ON',
  'SECOND_FACTOR_OFF',
  'TOO_MANY_API_TOKENS',
] as const

/** Sent to programs that call with an API token only. */
export const apiTokenReasonCodes = [
  'API_TOKEN_INVALID',
  'API_TOKEN_EXPIRED',
  'API_TOKEN_REVOKED',
  'SCOPE_MISSING',
] as const

/** Sent to those who bring readings, take them back or say by which rules they are checked only. */
export const importReasonCodes = [
  'READINGS_REFUSED',
  'TOO_MANY_READINGS',
  'FORMAT_UNKNOWN',
  'FILE_EMPTY',
  'FILE_FORMAT_UNSUPPORTED',
  'IMPORT_NOT_UNDOABLE',
  'IMPORT_PARTLY_VISIBLE',
  'IMPORT_WAITS',
  'IMPORT_UNFINISHED',
  'IMPORT_NOT_DISCARDABLE',
  'RULES_CHANGED_MEANWHILE',
] as const

/** Sent to those who change the structure of a business only. */
export const structureReasonCodes = [
  'STRUCTURE_INVALID',
  'STRUCTURE_CHANGED_MEANWHILE',
  'STRUCTURE_IN_USE',
  'LOCATION_GROUP_EXISTS',
  'STEP_NOT_UNDOABLE',
  'ATTRIBUTE_INVALID',
  'ATTRIBUTE_CHANGED_MEANWHILE',
  'ATTRIBUTE_IN_USE',
  'FILE_TOO_LARGE',
  'FILE_TYPE_REFUSED',
  'FILE_SVG_REFUSED',
  'FILE_HEIC_REFUSED',
  'FILE_UNREADABLE',
  'IMAGE_TOO_LARGE',
  'FILE_STORAGE_FULL',
] as const

/** The codes that the server sends; the features that can meet one have a text for it in both languages. */
export const reasonCodes = [
  ...administrationReasonCodes,
  ...accountReasonCodes,
  ...apiTokenReasonCodes,
  ...importReasonCodes,
  ...structureReasonCodes,
  'VALIDATION_FAILED',
  'CONFIRMATION_NEEDED',
  'NOT_SIGNED_IN',
  'FORBIDDEN',
  'BUSINESS_UNKNOWN',
  'NO_ROLE',
  'ACCOUNT_DISABLED',
  'BLOCKED',
  'ACTION_TOKEN_INVALID',
  'ACTION_TOKEN_EXPIRED',
  'ACTION_TOKEN_USED',
  'ACTION_TOKEN_FOREIGN',
  'NOT_FOUND',
  'PERIOD_REVERSED',
  'PERIOD_TOO_LONG',
  'TOO_MANY_POINTS',
  'TOO_MANY_METERING_POINTS',
  'TOO_MANY_LOCATIONS',
  'GRANULARITY_TOO_FINE',
  'FUNCTION_NOT_APPLICABLE',
  'UNIT_NOT_CONVERTIBLE',
  'NOT_ADDABLE',
  'TOO_MANY_SERIES',
  'CALCULATION_TOO_LARGE',
  'FORMULA_INVALID',
  'FORMULA_CYCLE',
  'SERIES_IN_USE',
  'FACTOR_INVALID',
  'FACTOR_UNKNOWN',
  'FACTOR_CHANGED_MEANWHILE',
  'FLOOR_AREA_UNKNOWN',
  'REFERENCE_QUANTITY_UNKNOWN',
  'NOT_DERIVABLE',
  'VIEW_NAME_TAKEN',
  'VIEW_CHANGED_MEANWHILE',
  'TOO_MANY_VIEWS',
  'ANNOTATION_CHANGED_MEANWHILE',
  'TOO_MANY_ANNOTATIONS',
  'BASELINE_NAME_TAKEN',
  'BASELINE_CHANGED_MEANWHILE',
  'BASELINE_WITHOUT_MODEL',
  'TOO_MANY_ACTIONS',
  'ACTION_CHANGED_MEANWHILE',
  'TOO_MANY_CARBON_REPORTS',
  'CARBON_REPORT_WITHDRAWN',
  'DASHBOARD_CHANGED_MEANWHILE',
  'TOO_MANY_INDICATORS',
  'INDICATOR_CHANGED_MEANWHILE',
  'TOO_MANY_BUDGETS',
  'BUDGET_CHANGED_MEANWHILE',
  'BUDGET_EXISTS',
  'ANOMALY_CHANGED_MEANWHILE',
  'TOO_MANY_ENERGY_USES',
  'ENERGY_USE_CHANGED_MEANWHILE',
  'NEWS_CHANGED_MEANWHILE',
  'ENERGY_USE_EXISTS',
  'TOO_MANY_BASELINES',
  'REGISTRATION_TICKET_EXPIRED',
  'CROSS_SITE_WRITE',
  'TOO_MANY_REQUESTS',
  'STORAGE_FULL',
  'STORE_UNAVAILABLE',
  'IDENTITY_PROVIDER_UNAVAILABLE',
  'INTERNAL',
] as const
export type ReasonCode = (typeof reasonCodes)[number]
