import * as z from 'zod/mini'
import { defineCall } from './call'
import { supportedLocales } from './locale'
import { storableText } from './storable-text'

/** Lengths of a new password, in code points. */
export const MIN_PASSWORD_LENGTH = 12
export const MAX_PASSWORD_LENGTH = 200

const common = { subject: 'identity' } as const
/** What was typed is no new password yet, so its rules do not hold here. */
const knownPassword = storableText.check(z.minLength(1), z.maxLength(1000))
/** Ten codes, shown once; each signs in once in place of a code of the app. */
const recoveryCodes = z.array(z.string())

export const getAccount = defineCall({
  ...common,
  name: 'getAccount',
  method: 'GET',
  path: '/rest/secure/account',
  summary: "The user's own account",
  permission: 'account:own',
  response: z.object({
    userName: z.string(),
    displayName: z.string(),
    email: z.nullable(z.string()),
    businessName: z.string(),
    /** Password and second factor are a Keycloak's, which has pages for them: the calls below answer KEPT_BY_PROVIDER. */
    keptByProvider: z.boolean(),
  }),
})

/**
 * Errors: PASSWORD_WRONG, PASSWORD_TOO_SHORT, PASSWORD_TOO_LONG, PASSWORD_IS_USER_NAME, PASSWORD_ONE_CHARACTER,
 * PASSWORD_TOO_COMMON, PASSWORD_UNCHANGED (400), TOO_MANY_REQUESTS (429, with Retry-After in seconds), KEPT_BY_PROVIDER (409).
 */
export const changePassword = defineCall({
  ...common,
  name: 'changePassword',
  method: 'PUT',
  path: '/rest/secure/account/password',
  summary: 'Sets a new password, ends all other sessions of the user and tells them by mail',
  permission: 'account:own',
  body: z.object({ currentPassword: knownPassword, newPassword: storableText.check(z.maxLength(1000)) }),
  response: z.null(),
})

export const getSecondFactor = defineCall({
  ...common,
  name: 'getSecondFactor',
  method: 'GET',
  path: '/rest/secure/account/second-factor',
  summary: 'Whether signing in asks for a code of an authenticator app, too',
  permission: 'account:own',
  response: z.object({
    /** When it was switched on, UTC; null while it is off. */
    since: z.nullable(z.iso.datetime()),
    /** Of the ten; 0 while it is off. */
    recoveryCodesLeft: z.int(),
  }),
})

/**
 * A second time it makes another secret, and the one before is good no longer.
 *
 * Errors: PASSWORD_WRONG (400), SECOND_FACTOR_ON (409), TOO_MANY_REQUESTS (429), KEPT_BY_PROVIDER (409).
 */
export const beginSecondFactor = defineCall({
  ...common,
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/rest/secure/account/second-factor/enrolment',
  summary:
    'Makes the secret for an authenticator app (RFC 6238), good for an hour; nothing is switched on yet',
  permission: 'account:own',
  body: z.object({ password: knownPassword }),
  response: z.object({
    /** Base32, for typing it into the app in place of the QR code. */
    secret: z.string(),
    /** `otpauth://totp/…`, which is what the QR code says. */
    uri: z.string(),
    /** The QR code: `path` is the `d` of one SVG path in a viewBox of 0 0 size size; its quiet zone is included. */
    qrCode: z.object({ size: z.int(), path: z.string() }),
  }),
})

/**
 * Errors: SECOND_FACTOR_WRONG (400), SECOND_FACTOR_NOT_BEGUN (409; also when it is an hour ago), SECOND_FACTOR_ON
 * (409), TOO_MANY_REQUESTS (429), KEPT_BY_PROVIDER (409).
 */
export const finishSecondFactor = defineCall({
  ...common,
  name: 'finishSecondFactor',
  method: 'PUT',
  path: '/rest/secure/account/second-factor',
  summary: 'Switches the second factor on by a first code of the app, and answers the recovery codes',
  permission: 'account:own',
  body: z.object({
    /** Six digits; spaces are left out of account. */
    code: storableText.check(z.minLength(1), z.maxLength(20)),
  }),
  response: z.object({ recoveryCodes }),
})

/** Errors: PASSWORD_WRONG (400), SECOND_FACTOR_OFF (409), TOO_MANY_REQUESTS (429), KEPT_BY_PROVIDER (409). */
export const switchOffSecondFactor = defineCall({
  ...common,
  name: 'switchOffSecondFactor',
  method: 'POST',
  path: '/rest/secure/account/second-factor/end',
  summary: 'Switches the second factor off; its recovery codes are good no longer',
  permission: 'account:own',
  body: z.object({ password: knownPassword }),
  response: z.null(),
})

/** Errors: PASSWORD_WRONG (400), SECOND_FACTOR_OFF (409), TOO_MANY_REQUESTS (429), KEPT_BY_PROVIDER (409). */
export const renewRecoveryCodes = defineCall({
  ...common,
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/rest/secure/account/second-factor/recovery-codes',
  summary: 'Makes ten new recovery codes; those before are good no longer',
  permission: 'account:own',
  body: z.object({ password: knownPassword }),
  response: z.object({ recoveryCodes }),
})

export const getOwnConfirmations = defineCall({
  ...common,
  name: 'getOwnConfirmations',
  method: 'GET',
  path: '/rest/secure/account/confirmations',
  summary: 'What the user has confirmed or taken note of, the latest first',
  permission: 'account:own',
  response: z.object({
    confirmations: z.array(
      z.object({
        versionUuid: z.uuid(),
        /** Of the notice: TERMS_AND_CONDITIONS, INFORMATION, … */
        type: z.string(),
        /** In the language in which it was confirmed. */
        title: z.string(),
        /** Number of the version, from 1. */
        version: z.int(),
        confirmedAt: z.iso.datetime(),
        locale: z.enum(supportedLocales),
      }),
    ),
  }),
})

export const accountCalls = [
  getAccount,
  changePassword,
  getSecondFactor,
  beginSecondFactor,
  finishSecondFactor,
  switchOffSecondFactor,
  renewRecoveryCodes,
  getOwnConfirmations,
]
