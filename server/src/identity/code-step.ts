import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { SecondFactors } from './second-factors'
import { notifyUser } from '../mail/notify-user'
import type { SignInEntries } from '../audit/sign-in-entries'
import type { Tables } from '../entities/tables'
import type { Mailer } from '../mail/mailer'
import type { SignInFailure } from './pages/sign-in-page'
import type { PasswordThrottle } from './password-throttle'
import type { WaitingUser } from './second-step'

export interface CodeParts {
  db: Kysely<Tables>
  factors: SecondFactors
  /** Counts codes, apart from passwords. */
  codeThrottle: PasswordThrottle
  entries: SignInEntries
  mailer: Mailer
  publicUrl: string
}

/** Takes a code of the authenticator app or a recovery code, once; undefined when it was good. */
export async function takeCode(
  { db, factors, codeThrottle, entries, mailer, publicUrl }: CodeParts,
  { ip, headers, log }: FastifyRequest,
  user: WaitingUser,
  code: string,
): Promise<SignInFailure | undefined> {
  if (code.trim() === '') return { kind: 'missing' }
  const seconds = await codeThrottle.ask(user.uuid, ip)
  if (seconds > 0) {
    if (await codeThrottle.tellsOfWait(user.uuid, ip)) await entries.throttled(user.uuid, 'second-factor')
    return { kind: 'wait', seconds }
  }
  const kind = await factors.use(db, user.uuid, code)
  if (kind === undefined) {
    await entries.failed(user.uuid, 'second-factor')
    return { kind: 'wrong' }
  }
  await codeThrottle.right(user.uuid, ip)
  if (kind === 'recovery') {
    await entries.recoveryCodeUsed(user.uuid)
    const { recoveryCodesLeft: left } = await factors.stateOf(db, user.uuid)
    const acceptLanguage = headers['accept-language']
    await notifyUser({ db, mailer, publicUrl, log }, user, 'recovery-code-used', { acceptLanguage, left })
  }
  return undefined
}
