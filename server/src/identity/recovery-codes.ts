import { randomBytes } from 'node:crypto'

export const RECOVERY_CODES = 10

/** Digits and letters without those that are taken for others in print (Crockford's base 32). */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const readAs: Readonly<Record<string, string>> = { i: '1', l: '1', o: '0' }

/** Ten codes of 50 random bits each, such as `7k2mq-x90fd`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: RECOVERY_CODES }, newCode)

function newCode(): string {
  // 32 characters divide 256 evenly, so each is as likely as the others.
  const characters = [...randomBytes(10)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('')
  return `${characters.slice(0, 5)}-${characters.slice(5)}`
}

/** What was meant by what was typed: case, spaces and the dash do not count, nor letters that look like digits. */
export function readRecoveryCode(typed: string): string {
  return typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/[ilo]/g, (letter) => readAs[letter] ?? letter)
}
