import type { JWK, JWTVerifyGetKey } from 'jose'
import type { Kysely } from 'kysely'
import { embeddedKeys } from './provider-keys'
import type { Secrets } from '../secrets/secrets'
import { loadSigningKeys } from './signing-keys'
import type { IdentityTables } from './tables'

/** The realm's keys while the server runs; they change about four times a year. */
export interface Keyring {
  /** With their private parts, the one that signs first. */
  keys(): readonly JWK[]
  /** Finds the key of a token that any of them has signed. */
  readonly publicKeys: JWTVerifyGetKey
  /** Looks whether it is time for a new key, or another process has made one. */
  refresh(now?: Date): Promise<void>
  onChange(listener: () => void): void
}

export async function openKeyring(
  db: Kysely<IdentityTables>,
  secrets: Secrets,
  now?: Date,
): Promise<Keyring> {
  let keys = await loadSigningKeys(db, secrets, now)
  let find = embeddedKeys(keys)
  const listeners: (() => void)[] = []
  const namesOf = (list: readonly JWK[]) => list.map(({ kid }) => kid).join()

  return {
    keys: () => keys,
    publicKeys: (header, token) => find(header, token),
    async refresh(at) {
      const loaded = await loadSigningKeys(db, secrets, at)
      if (namesOf(loaded) === namesOf(keys)) return
      keys = loaded
      find = embeddedKeys(keys)
      for (const listener of listeners) listener()
    },
    onChange: (listener) => void listeners.push(listener),
  }
}
