import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sql, type Kysely } from 'kysely'
import type { AuditLog } from '../audit/audit-log'
import type { Tables } from '../entities/tables'
import { realmPath } from '../identity/issuer'
import { pageHeaders } from '../identity/page-headers'
import { pageLocale } from '../identity/page-locale'
import { readPageStyles } from '../identity/page-styles'
import { linkExpiredPage } from '../identity/pages/notice-pages'
import { setPasswordPage } from '../identity/pages/set-password-page'
import { hashPassword } from '../identity/passwords'
import { INVITATION_LASTS, type AccountLinks } from './account-links'
import { passwordFault, type PasswordFault } from './password-rules'

export const setPasswordPath = `${realmPath}/login-actions/set-password`
const cookieName = 'portal-account-link'

interface SetPasswordParts {
  db: Kysely<Tables>
  audit: AuditLog
  links: AccountLinks
  /** The portal is reached by https. */
  secure: boolean
}

type LinkRequest = FastifyRequest<{
  Querystring: { token?: unknown; locale?: string }
  Body: { password?: unknown; again?: unknown } | undefined
}>

/** Where the link of an invitation leads: the form that sets the password, and what takes it. */
export async function registerSetPassword(
  app: FastifyInstance,
  { db, audit, links, secure }: SetPasswordParts,
): Promise<void> {
  const styles = await readPageStyles()
  const cookie = (value: string, seconds: number) =>
    `${cookieName}=${value}; Path=${setPasswordPath}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 16_384 })

    scope.get(setPasswordPath, async (request: LinkRequest, reply) => {
      const { token } = request.query
      // The secret leaves the address at once, and so stays in no history and no Referer.
      if (typeof token === 'string') {
        const kept = /^[\w-]{1,100}$/.test(token) ? token : ''
        reply.header('set-cookie', cookie(kept, INVITATION_LASTS / 1000))
        return reply.header('cache-control', 'no-store').redirect(setPasswordPath, 303)
      }
      const owner = await links.ownerOf(db, tokenOf(request))
      return owner ? show(request, reply, owner.userName) : expired(request, reply)
    })

    scope.post(setPasswordPath, async (request: LinkRequest, reply) => {
      const token = tokenOf(request)
      const owner = await links.ownerOf(db, token)
      if (!owner) return expired(request, reply)
      const text = (value: unknown) => (typeof value === 'string' ? value : '')
      const password = text(request.body?.password)
      const fault = passwordFault(password, text(request.body?.again), owner.userName)
      if (fault) return show(request, reply, owner.userName, fault)
      if (!(await setPassword(token, await hashPassword(password)))) return expired(request, reply)
      reply.header('set-cookie', cookie('', 0))
      return reply.header('cache-control', 'no-store').redirect('/platform/home-portal', 303)
    })
  })

  /** False when somebody has used the link meanwhile. */
  async function setPassword(token: string, passwordHash: string): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const uuid = await links.use(transaction, token)
      if (uuid === undefined) return false
      const user = await transaction
        .updateTable('portal_user')
        .set({ password_hash: passwordHash })
        .where('uuid', '=', uuid)
        .where('disabled', '=', false)
        .where(sql<boolean>`password_hash is null and facts_of is null`)
        .returning(['display_name', 'client_business_id'])
        .executeTakeFirst()
      if (!user) return false
      const actor = { uuid, displayName: user.display_name }
      await audit.write(transaction, {
        ...{ action: 'user.invitation-accepted', actor, businessId: user.client_business_id },
      })
      return true
    })
  }

  function show(
    request: LinkRequest,
    reply: FastifyReply,
    userName: string,
    fault?: PasswordFault,
  ): FastifyReply {
    if (fault) reply.code(400)
    const setting = { locale: localeOf(request), styles: styles.url }
    const page = setPasswordPage({ ...setting, action: setPasswordPath, userName, fault })
    return reply.headers(pageHeaders).send(page)
  }

  const expired = (request: LinkRequest, reply: FastifyReply) =>
    reply
      .code(410)
      .headers(pageHeaders)
      .send(linkExpiredPage({ locale: localeOf(request), styles: styles.url }))
}

const cookieOf = ({ headers }: FastifyRequest, name: string) =>
  new RegExp(`(?:^|; )${name}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1]

const tokenOf = (request: FastifyRequest) => cookieOf(request, cookieName) ?? ''

const localeOf = (request: LinkRequest) =>
  pageLocale({
    chosen: request.query.locale,
    cookie: cookieOf(request, 'locale'),
    acceptLanguage: request.headers['accept-language'],
  })
