import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const ivLength = 12
const tagLength = 16

/**
 * Everything that is derived from the one secret of the configuration. Each purpose gets a key of its own (HKDF),
 * so that a leak of one says nothing about another.
 */
export interface Secrets {
  /** Encrypts a text (AES-256-GCM); the answer is base64url. */
  seal(text: string): string
  /** The text again, or undefined when it was changed or sealed with another secret. */
  open(sealed: string): string | undefined
  /** A keyed hash under which a secret value may be stored and looked up. */
  hash(value: string): string
  /** A secret for one purpose that stays the same over restarts, base64url of 32 bytes. */
  derive(purpose: string): string
}

export function createSecrets(sessionSecret: string): Secrets {
  const keyFor = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', sessionSecret, 'energycockpit', purpose, 32))
  const sealingKey = keyFor('seal')
  const hashingKey = keyFor('hash')

  return {
    seal(text) {
      const iv = randomBytes(ivLength)
      const cipher = createCipheriv(algorithm, sealingKey, iv)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url')
      if (bytes.length < ivLength + tagLength) return undefined
      const decipher = createDecipheriv(algorithm, sealingKey, bytes.subarray(0, ivLength))
      decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength))
      try {
        const body = bytes.subarray(ivLength + tagLength)
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
      } catch {
        return undefined
      }
    },
    hash: (value) => createHmac('sha256', hashingKey).update(value).digest('base64url'),
    derive: (purpose) => keyFor(`derive ${purpose}`).toString('base64url'),
  }
}
