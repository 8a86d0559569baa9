import { hash, verify } from '@node-rs/argon2'

// argon2id, OWASP's recommended cost (Password Storage Cheat Sheet): 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(asTyped(password), cost)

/** One machine sends an ü as one character and another as two; NIST SP 800-63B asks for a normal form before hashing. */
const asTyped = (password: string) => password.normalize('NFKC')

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
  const known = passwordHash ?? (await stranger)
  const normal = asTyped(password)
  const fits =
    (await verify(known, normal)) ||
    // As it was set before passwords were brought into a normal form.
    (normal !== password && (await verify(known, password)))
  return fits && passwordHash != null
}
