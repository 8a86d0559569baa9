import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Tables } from '../entities/tables'
import { pageHeaders } from '../identity/page-headers'
import { pageLocale } from '../locale/page-locale'
import { readPageStyles } from '../identity/page-styles'
import { passwordSetPage } from '../identity/pages/notice-pages'
import type { PageSetting } from '../identity/pages/page'
import { setPasswordPage } from '../identity/pages/set-password-page'
import { hashPassword } from '../identity/passwords'
import type { AccountLinks } from './account-links'
import { passwordFault, type PasswordFault } from '../identity/password-rules'

const cookieName = 'portal-account-link'

interface SetPasswordParts {
  db: Kysely<Tables>
  links: AccountLinks
  /** Where links of this purpose lead. */
  path: string
  /** How long they are good, in milliseconds. */
  lasts: number
  /** What is shown for a link that is good no longer. */
  expiredPage: (setting: PageSetting) => string
  /** Keeps the password and uses the link up; false when it is not good any more, or somebody was faster. */
  setPassword: (token: string, passwordHash: string, request: FastifyRequest) => Promise<boolean>
  /** The portal is reached by https. */
  secure: boolean
}

type LinkRequest = FastifyRequest<{
  Querystring: { token?: unknown; locale?: string }
  Body: { password?: unknown; again?: unknown } | undefined
}>

/** Where a mailed link leads: the form that sets the password, and what takes it. */
export async function registerSetPassword(app: FastifyInstance, parts: SetPasswordParts): Promise<void> {
  const { db, links, path, lasts, expiredPage, setPassword, secure } = parts
  const styles = await readPageStyles()
  const cookie = (value: string, seconds: number) =>
    `${cookieName}=${value}; Path=${path}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 16_384 })

    scope.get(path, async (request: LinkRequest, reply) => {
      const { token } = request.query
      // The secret leaves the address at once, and so stays in no history and no Referer.
      if (typeof token === 'string') {
        const kept = /^[\w-]{1,100}$/.test(token) ? token : ''
        reply.header('set-cookie', cookie(kept, lasts / 1000))
        return reply.header('cache-control', 'no-store').redirect(path, 303)
      }
      const owner = await links.ownerOf(db, tokenOf(request))
      return owner ? show(request, reply, owner.userName) : expired(request, reply)
    })

    scope.post(path, async (request: LinkRequest, reply) => {
      const token = tokenOf(request)
      const owner = await links.ownerOf(db, token)
      if (!owner) return expired(request, reply)
      const text = (value: unknown) => (typeof value === 'string' ? value : '')
      const password = text(request.body?.password)
      const fault = await passwordFault(password, text(request.body?.again), owner.userName)
      if (fault) return show(request, reply, owner.userName, fault)
      if (!(await setPassword(token, await hashPassword(password), request))) return expired(request, reply)
      reply.header('set-cookie', cookie('', 0))
      // A page of its own address: loading it anew sends nothing twice.
      const address = `${path}/done?locale=${localeOf(request)}`
      return reply.header('cache-control', 'no-store').redirect(address, 303)
    })

    scope.get(`${path}/done`, (request: LinkRequest, reply) =>
      reply.headers(pageHeaders).send(passwordSetPage(settingOf(request))),
    )
  })

  function show(
    request: LinkRequest,
    reply: FastifyReply,
    userName: string,
    fault?: PasswordFault,
  ): FastifyReply {
    if (fault) reply.code(400)
    const setting = settingOf(request)
    const page = setPasswordPage({ ...setting, action: `${path}?locale=${setting.locale}`, userName, fault })
    return reply.headers(pageHeaders).send(page)
  }

  const settingOf = (request: LinkRequest): PageSetting => ({ locale: localeOf(request), styles: styles.url })
  const expired = (request: LinkRequest, reply: FastifyReply) =>
    reply
      .code(410)
      .headers(pageHeaders)
      .send(expiredPage(settingOf(request)))
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
