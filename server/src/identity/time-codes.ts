import { Secret, TOTP } from 'otpauth'

// What every authenticator app knows: SHA-1, six digits, a new code every thirty seconds.
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const issuer = 'EnergyCockpit'
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20
/** A code is also taken one step before and after its time: clocks differ, and people type slowly. */
const window = 1

/** A secret for an authenticator app, in base32. */
export const newTimeSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, label: string) =>
  new TOTP({ ...kind, issuer, label, secret: Secret.fromBase32(secret) })

/** What the app reads from a QR code: the secret, and under what name it lists it. */
export const appUri = (secret: string, userName: string): string => totpOf(secret, userName).toString()

/** Whether it looks like a code of the app at all, with or without the spaces that apps show. */
export const isTimeCode = (typed: string): boolean => /^\d{6}$/.test(withoutSpaces(typed))

/** The time step (counted from 1970) whose code this is, if it is one of now; RFC 6238. */
export function stepOfCode(secret: string, typed: string, now = new Date()): number | undefined {
  if (!isTimeCode(typed)) return undefined
  const totp = totpOf(secret, '')
  const timestamp = now.getTime()
  const delta = totp.validate({ token: withoutSpaces(typed), timestamp, window })
  return delta === null ? undefined : totp.counter({ timestamp }) + delta
}

const withoutSpaces = (typed: string) => typed.replace(/\s/g, '')
