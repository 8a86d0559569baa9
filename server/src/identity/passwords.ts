import { hash, verify } from '@node-rs/argon2'

// argon2id, OWASP's recommended cost (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let stranger: Promise<string> | undefined

/**
 * Whether the password fits the hash. Without a hash (no such user, or one without a password) it takes as long as
 * with one, so that the time of the answer does not tell whether a user exists.
 */
export async function verifyPassword(
  password: string,
  passwordHash: string | null | undefined,
): Promise<boolean> {
  stranger ??= hashPassword('nobody has this password')
  const fits = await verify(passwordHash ?? (await stranger), password)
  return fits && passwordHash != null
}
