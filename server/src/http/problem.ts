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
  VALIDATION_FAILED: 'The request does not match the contract',
  CONFIRMATION_NEEDED: 'Unusual values must be confirmed first',
  NOT_SIGNED_IN: 'Not signed in',
  FORBIDDEN: 'The role does not allow this',
  BUSINESS_UNKNOWN: "The user's business is unknown",
  NO_ROLE: 'The user has no role in the portal',
  ACCOUNT_DISABLED: 'The account is disabled',
  BLOCKED: 'The user must confirm something first',
  ACTION_TOKEN_INVALID: 'The action token is not valid',
  ACTION_TOKEN_EXPIRED: 'The action token has expired',
  ACTION_TOKEN_USED: 'The action token has already been used',
  ACTION_TOKEN_FOREIGN: 'The action token belongs to another user',
  NOT_FOUND: 'Not found, or not visible to this user',
  NOT_YOURSELF: 'Users cannot change their own access',
  LAST_ADMIN: 'This is the last administrator of the business',
  ROLE_NOT_ASSIGNABLE: 'The user cannot assign or remove this role',
  USER_NAME_TAKEN: 'A user with this name already exists',
  BUSINESS_NAME_TAKEN: 'A business with this name already exists',
  KEPT_BY_PROVIDER: 'Users are managed by the identity provider',
  MAIL_UNAVAILABLE: 'The email could not be sent',
  NOTICE_INCOMPLETE: 'The notice is incomplete',
  PASSWORD_WRONG: 'The password is wrong',
  PASSWORD_TOO_SHORT: 'The new password is too short',
  PASSWORD_TOO_LONG: 'The new password is too long',
  PASSWORD_IS_USER_NAME: 'The new password is the user name',
  PASSWORD_ONE_CHARACTER: 'The new password is one character repeated',
  PASSWORD_UNCHANGED: 'The new password is the current one',
  SECOND_FACTOR_WRONG: 'The code is wrong or has already been used',
  SECOND_FACTOR_NOT_BEGUN: 'The set-up of the second factor has not been started',
  SECOND_FACTOR_ON: 'The second factor is already on',
  SECOND_FACTOR_OFF: 'The second factor is off',
  READINGS_REFUSED: 'Some lines are invalid, so nothing was stored',
  TOO_MANY_READINGS: 'Too many readings in one request',
  FORMAT_UNKNOWN: 'The format is not supported',
  IMPORT_NOT_UNDOABLE: 'The import cannot be undone',
  IMPORT_PARTLY_VISIBLE: 'The import also concerns series of other businesses',
  IMPORT_WAITS: 'The import has arrived and will be finished later',
  IMPORT_UNFINISHED: 'Another import of the same series and period must be finished first',
  IMPORT_NOT_DISCARDABLE: 'The import cannot be discarded',
  RULES_CHANGED_MEANWHILE: 'Somebody else has changed the rules of the series',
  PERIOD_REVERSED: 'The period ends before it starts',
  PERIOD_TOO_LONG: 'The period is too long',
  TOO_MANY_POINTS: 'The response would have too many points',
  GRANULARITY_TOO_FINE: 'The granularity is finer than the values',
  FUNCTION_NOT_APPLICABLE: 'The function does not apply to these values',
  UNIT_NOT_CONVERTIBLE: 'The values cannot be converted to this unit',
  NOT_ADDABLE: 'The series cannot be combined',
  TOO_MANY_SERIES: 'Too many series',
  CALCULATION_TOO_LARGE: 'The calculation is too large',
  FORMULA_INVALID: 'The formula cannot be calculated',
  FORMULA_CYCLE: 'The formula refers to itself',
  SERIES_IN_USE: 'Other series use this one',
  FACTOR_INVALID: 'The prices or factors cannot be used',
  FACTOR_UNKNOWN: 'No price or factor is set for this calculation',
  FACTOR_CHANGED_MEANWHILE: 'Somebody else has changed the price or factor',
  FLOOR_AREA_UNKNOWN: 'The floor area of the location is not set',
  NOT_DERIVABLE: 'This cannot be calculated from these values',
  CROSS_SITE_WRITE: 'The request came from another site',
  TOO_MANY_REQUESTS: 'Too many requests',
  STORE_UNAVAILABLE: 'A data store does not respond',
  IDENTITY_PROVIDER_UNAVAILABLE: 'The identity provider does not respond',
  INTERNAL: 'Internal server error',
}
