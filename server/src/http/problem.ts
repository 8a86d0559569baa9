import type { Reason, ReasonCode } from '@energycockpit/contract'

/** A call that cannot be answered, for a reason that the caller may know. `detail` is English and holds no secrets. */
export class Problem extends Error {
  readonly reasons: readonly Reason[]

  constructor(
    readonly status: number,
    readonly code: ReasonCode,
    detail?: string,
    options: { cause?: unknown; reasons?: readonly Reason[] } = {},
  ) {
    super(detail ?? titles[code], { cause: options.cause })
    this.name = 'Problem'
    this.reasons = options.reasons ?? [{ code, title: titles[code], ...(detail !== undefined && { detail }) }]
  }
}

export const titles: Readonly<Record<ReasonCode, string>> = {
  VALIDATION_FAILED: 'The request is not as the contract says',
  CONFIRMATION_NEEDED: 'Something unusual has to be confirmed first',
  NOT_SIGNED_IN: 'Nobody is signed in',
  FORBIDDEN: 'The role does not allow this',
  BUSINESS_UNKNOWN: 'The portal does not know the business of this user',
  NO_ROLE: 'The user has no role in the portal',
  ACCOUNT_DISABLED: 'The account is disabled',
  BLOCKED: 'The user has something to confirm first',
  ACTION_TOKEN_INVALID: 'The action token is not valid',
  ACTION_TOKEN_EXPIRED: 'The action token has expired',
  ACTION_TOKEN_USED: 'The action token was used already',
  ACTION_TOKEN_FOREIGN: 'The action token belongs to another user',
  NOT_FOUND: 'There is no such thing, or not for this user',
  NOT_YOURSELF: 'Nobody changes their own access',
  LAST_ADMIN: 'The business would have no administrator any more',
  ROLE_NOT_ASSIGNABLE: 'The role is not one that this user may give or take',
  USER_NAME_TAKEN: 'There is a user of this name already',
  BUSINESS_NAME_TAKEN: 'There is a business of this name already',
  KEPT_BY_PROVIDER: 'Users are kept by the identity provider',
  MAIL_UNAVAILABLE: 'The mail could not be sent',
  NOTICE_INCOMPLETE: 'The notice is not whole yet',
  PASSWORD_WRONG: 'The password is not the one of this user',
  PASSWORD_TOO_SHORT: 'The new password is too short',
  PASSWORD_TOO_LONG: 'The new password is too long',
  PASSWORD_IS_USER_NAME: 'The new password is the user name',
  PASSWORD_ONE_CHARACTER: 'The new password is one character repeated',
  PASSWORD_UNCHANGED: 'The new password is the one before',
  SECOND_FACTOR_WRONG: 'The code is not valid now, or was used already',
  SECOND_FACTOR_NOT_BEGUN: 'No secret for an authenticator app waits for its first code',
  SECOND_FACTOR_ON: 'The second factor is switched on already',
  SECOND_FACTOR_OFF: 'The second factor is not switched on',
  READINGS_REFUSED: 'Nothing was stored, because some lines are wrong',
  TOO_MANY_READINGS: 'More readings than are taken at once',
  FORMAT_UNKNOWN: 'The format is none of those that are taken',
  IMPORT_NOT_UNDOABLE: 'The load cannot be undone, or not any more',
  IMPORT_PARTLY_VISIBLE: 'The import concerns series of other businesses, too',
  IMPORT_WAITS: 'The import has arrived and will be finished later',
  IMPORT_UNFINISHED: 'Another import of the same series and period has to be finished before',
  IMPORT_NOT_DISCARDABLE: 'The import cannot be discarded, or not any more',
  RULES_CHANGED_MEANWHILE: 'Somebody else has changed the rules of the series meanwhile',
  PERIOD_REVERSED: 'The period ends before it starts',
  PERIOD_TOO_LONG: 'The period is too long',
  TOO_MANY_POINTS: 'The answer would hold too many points',
  GRANULARITY_TOO_FINE: 'The granularity is finer than the values',
  FUNCTION_NOT_APPLICABLE: 'The function says nothing of such values',
  UNIT_NOT_CONVERTIBLE: 'The values cannot be given in this unit',
  NOT_ADDABLE: 'The series cannot be put together',
  TOO_MANY_SERIES: 'More series than are answered at once',
  CALCULATION_TOO_LARGE: 'More than the readings engine calculates at once',
  FORMULA_INVALID: 'The formula cannot be calculated',
  FORMULA_CYCLE: 'The formula leads back to itself',
  SERIES_IN_USE: 'Other series are made of this one',
  FACTOR_INVALID: 'The prices or factors cannot be used',
  FACTOR_UNKNOWN: 'No price or factor was set that this could be calculated with',
  FACTOR_CHANGED_MEANWHILE: 'Somebody else has changed the price or factor meanwhile',
  FLOOR_AREA_UNKNOWN: 'The floor area of the location is not known',
  NOT_DERIVABLE: 'This cannot be calculated from such values',
  CROSS_SITE_WRITE: 'The request came from another site',
  TOO_MANY_REQUESTS: 'Too many requests',
  STORE_UNAVAILABLE: 'A store does not answer',
  IDENTITY_PROVIDER_UNAVAILABLE: 'The identity provider does not answer',
  INTERNAL: 'Something went wrong in the server',
}
