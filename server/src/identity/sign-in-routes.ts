import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { errors } from 'oidc-provider'
import type Provider from 'oidc-provider'
import type { SignInEntries } from '../audit/sign-in-entries'
import type { Tables } from '../entities/tables'
import { demoPassword, demoUserName, demoUsers } from './demo-users'
import { pageHeaders } from './page-headers'
import { pageLocale } from './page-locale'
import type { PageStyles } from './page-styles'
import { expiredPage } from './pages/notice-pages'
import { signInPage, type SignInFailure } from './pages/sign-in-page'
import type { PasswordThrottle } from './password-throttle'
import { passwordFits } from './passwords'
import { signInPath } from './provider'

export interface SignInParts {
  provider: Provider
  db: Kysely<Tables>
  throttle: PasswordThrottle
  entries: SignInEntries
  styles: PageStyles
  demo: boolean
  /** The portal is reached by https. */
  secure: boolean
}

type SignInRequest = FastifyRequest<{
  Params: { uid: string }
  Querystring: { locale?: string }
  Body: { userName?: unknown; password?: unknown; demo?: unknown } | undefined
}>

const statusOf: Record<SignInFailure['kind'], number> = { wrong: 401, missing: 400, wait: 429 }

/** The sign-in page of one running log-in: shows the form, takes it, and sends the user back to the provider. */
export async function registerSignIn(app: FastifyInstance, parts: SignInParts): Promise<void> {
  const { provider, styles } = parts

  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 16_384 })

    scope.get(signInPath(':uid'), async (request: SignInRequest, reply) => {
      const { locale } = request.query
      if (locale) rememberLocale(reply, localeOf(request), parts.secure)
      return withInteraction(request, reply, (asked) => show(request, reply, asked, ''))
    })

    scope.post(signInPath(':uid'), async (request: SignInRequest, reply) =>
      withInteraction(request, reply, async (asked) => {
        const given = credentials(request.body, parts.demo)
        const { userName } = given
        const outcome = await signIn(parts, given, request.ip)
        if ('failure' in outcome) return show(request, reply, asked, userName, outcome.failure)
        const login = { accountId: outcome.uuid, amr: ['pwd'] }
        const next = await provider.interactionResult(request.raw, reply.raw, { login })
        return reply.header('cache-control', 'no-store').redirect(next, 303)
      }),
    )
  })

  async function withInteraction(
    request: SignInRequest,
    reply: FastifyReply,
    then: (asked: string | undefined) => Promise<FastifyReply> | FastifyReply,
  ): Promise<FastifyReply> {
    try {
      const { params } = await provider.interactionDetails(request.raw, reply.raw)
      return await then(typeof params.ui_locales === 'string' ? params.ui_locales : undefined)
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error
      const page = expiredPage({ locale: localeOf(request), styles: styles.url })
      return reply.code(410).headers(pageHeaders).send(page)
    }
  }

  function show(
    request: SignInRequest,
    reply: FastifyReply,
    asked: string | undefined,
    userName: string,
    failure?: SignInFailure,
  ): FastifyReply {
    if (failure) reply.code(statusOf[failure.kind])
    if (failure?.kind === 'wait') reply.header('retry-after', failure.seconds)
    const page = signInPage({
      locale: localeOf(request, asked),
      styles: styles.url,
      action: signInPath(request.params.uid),
      userName,
      demo: parts.demo,
      failure,
    })
    return reply.headers(pageHeaders).send(page)
  }
}

interface Credentials {
  userName: string
  password: string
}

function credentials(body: SignInRequest['body'], demo: boolean): Credentials {
  const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '')
  const demoUser = demo ? demoUsers.find((user) => demoUserName(user) === body?.demo) : undefined
  if (demoUser) return { userName: demoUserName(demoUser), password: demoPassword }
  return { userName: text(body?.userName).trim(), password: text(body?.password) }
}

async function signIn(
  { db, throttle, entries }: SignInParts,
  { userName, password }: Credentials,
  address: string,
): Promise<{ uuid: string } | { failure: SignInFailure }> {
  if (!userName || !password) return { failure: { kind: 'missing' } }
  const seconds = await throttle.ask(userName, address)
  if (seconds > 0) return { failure: { kind: 'wait', seconds } }

  const user = await db
    .selectFrom('portal_user')
    .select(['uuid', 'password_hash', 'disabled'])
    .where(sql<string>`lower(user_name)`, '=', userName.toLowerCase())
    .executeTakeFirst()
  const fits = await passwordFits(password, user?.password_hash)
  if (!user || !fits || user.disabled) {
    await entries.failed(user?.uuid)
    return { failure: { kind: 'wrong' } }
  }
  await throttle.right(userName, address)
  await entries.succeeded(user.uuid)
  return { uuid: user.uuid }
}

function localeOf(request: SignInRequest, asked?: string) {
  return pageLocale({
    chosen: request.query.locale,
    cookie: /(?:^|; )locale=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1],
    uiLocales: asked,
    acceptLanguage: request.headers['accept-language'],
  })
}

function rememberLocale(reply: FastifyReply, locale: string, secure: boolean): void {
  const year = 365 * 24 * 60 * 60
  reply.header(
    'set-cookie',
    `locale=${locale}; Path=/; Max-Age=${year}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  )
}
