import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { SecondFactors } from './second-factors'
import type { Tables } from '../entities/tables'
import { signInPath } from './provider'
import type { Secrets } from '../secrets/secrets'

/** How long a running log-in waits for the code, in seconds. */
const LASTS = 10 * 60
const cookieName = 'portal-sso-step'

/** Whose password was right, and who now has to bring a code. */
export interface WaitingUser {
  uuid: string
  userName: string
  displayName: string
  email: string | null
}

/** Between the password and the code: the provider itself knows nothing of the user yet. */
export interface SecondStep {
  /** The cookie that remembers, for this log-in in this browser alone, that the password was right. */
  begin(uid: string, user: { uuid: string; password_hash: string | null }): string
  /** Undefined when the password has to be given (again): too late, another log-in, or something has changed. */
  userOf(request: FastifyRequest, uid: string): Promise<WaitingUser | undefined>
  /** The cookie that forgets. */
  end(uid: string): string
}

export function secondStep({
  db,
  secrets,
  factors,
  secure,
}: {
  db: Kysely<Tables>
  secrets: Secrets
  factors: SecondFactors
  secure: boolean
}): SecondStep {
  const cookie = (uid: string, value: string, seconds: number) =>
    `${cookieName}=${value}; Path=${signInPath(uid)}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  // With a password that was changed meanwhile nobody goes on.
  const fingerprint = (passwordHash: string | null) => secrets.hash(`second step ${passwordHash}`)

  return {
    begin(uid, { uuid, password_hash }) {
      const passed = { uid, uuid, password: fingerprint(password_hash), until: Date.now() + LASTS * 1000 }
      return cookie(uid, secrets.seal(JSON.stringify(passed)), LASTS)
    },

    async userOf({ headers }, uid) {
      const sealed = new RegExp(`(?:^|; )${cookieName}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1]
      const text = sealed === undefined ? undefined : secrets.open(sealed)
      if (text === undefined) return undefined
      const passed = JSON.parse(text) as { uid?: string; uuid: string; password: string; until: number }
      if (passed.uid !== uid || passed.until < Date.now()) return undefined
      const user = await db
        .selectFrom('portal_user')
        .select(['uuid', 'user_name', 'display_name', 'email', 'password_hash'])
        .where('uuid', '=', passed.uuid)
        .where('disabled', '=', false)
        .executeTakeFirst()
      if (!user || fingerprint(user.password_hash) !== passed.password) return undefined
      // Reset meanwhile: the password has to be given again, and is enough then.
      if ((await factors.stateOf(db, user.uuid)).since === null) return undefined
      const { uuid, user_name: userName, display_name: displayName, email } = user
      return { uuid, userName, displayName, email }
    },

    end: (uid) => cookie(uid, '', 0),
  }
}
