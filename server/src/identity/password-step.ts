import { MAX_PASSWORD_LENGTH } from '@energycockpit/contract'
import { sql, type Kysely } from 'kysely'
import type { SignInEntries } from '../audit/sign-in-entries'
import type { Tables } from '../entities/tables'
import { demoPassword, demoUserName, demoUsers } from './demo-users'
import type { SignInFailure } from './pages/sign-in-page'
import type { PasswordThrottle } from './password-throttle'
import { verifyPassword } from './passwords'

export interface PasswordParts {
  db: Kysely<Tables>
  throttle: PasswordThrottle
  entries: SignInEntries
}

/** Fields of the sign-in page's form. */
export interface SentCredentials {
  userName?: unknown
  password?: unknown
  demo?: unknown
}

interface Credentials {
  userName: string
  password: string
}

/** A password is measured in characters, of which each may be two in JavaScript. */
const longestTyped = 2 * MAX_PASSWORD_LENGTH

/** What was typed, or what one of the buttons for demo users stands for. */
export function credentials(body: SentCredentials | undefined, demo: boolean): Credentials {
  const text = (value: unknown, length: number) => (typeof value === 'string' ? value.slice(0, length) : '')
  const demoUser = demo ? demoUsers.find((user) => demoUserName(user) === body?.demo) : undefined
  if (demoUser) return { userName: demoUserName(demoUser), password: demoPassword }
  return {
    userName: text(body?.userName, 200).replaceAll('\0', '').trim(),
    password: text(body?.password, longestTyped),
  }
}

/** Whose user name and password these are. Who is not there is answered as a wrong password is, in the same time. */
export async function checkPassword(
  { db, throttle, entries }: PasswordParts,
  { userName, password }: Credentials,
  address: string,
): Promise<{ uuid: string; password_hash: string | null } | { failure: SignInFailure }> {
  if (!userName || !password) return { failure: { kind: 'missing' } }
  const seconds = await throttle.ask(userName, address)
  if (seconds > 0) {
    if (await throttle.tellsOfWait(userName, address))
      await entries.throttled((await userNamed(db, userName))?.uuid)
    return { failure: { kind: 'wait', seconds } }
  }

  const user = await userNamed(db, userName)
  const fits = await verifyPassword(password, user?.password_hash)
  if (!user || !fits || user.disabled) {
    await entries.failed(user?.uuid)
    return { failure: { kind: 'wrong' } }
  }
  await throttle.right(userName, address)
  return user
}

const userNamed = (db: Kysely<Tables>, userName: string) =>
  db
    .selectFrom('portal_user')
    .select(['uuid', 'password_hash', 'disabled'])
    .where(sql<string>`lower(user_name)`, '=', userName.toLowerCase())
    .executeTakeFirst()
