import { createHash, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

/*
 * `ecp_`, 43 characters for 256 random bits, 6 for a checksum: as GitHub's tokens, so that a scanner finds one that was
 * published by `ecp_[0-9A-Za-z]{49}`, and tells it from other text without asking anybody.
 */
const prefix = 'ecp_'
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const shape = /^ecp_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/

export const newApiToken = (): string => {
  const secret = inBase62(BigInt(`0x${randomBytes(32).toString('hex')}`), 43)
  return prefix + secret + checksumOf(secret)
}

/** Whether it is meant as an API token, and not as an access token of the identity provider. */
export const isApiToken = (token: string): boolean => token.startsWith(prefix)

/** Whether it may be one by its form; a mistyped one is not. */
export function isWellFormed(token: string): boolean {
  const [, secret, checksum] = shape.exec(token) ?? []
  return secret !== undefined && checksum === checksumOf(secret)
}

/** Under which a token is kept and found. It has 256 random bits, so that no salt and no slow hash is needed. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const checksumOf = (secret: string) => inBase62(BigInt(crc32(prefix + secret)), 6)

function inBase62(value: bigint, length: number): string {
  let text = ''
  for (let rest = value; rest > 0n; rest /= 62n) text = digits[Number(rest % 62n)]! + text
  return text.padStart(length, '0')
}
