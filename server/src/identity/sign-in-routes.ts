import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errors } from 'oidc-provider'
import type Provider from 'oidc-provider'
import { takeCode, type CodeParts } from './code-step'
import { forgottenPasswordPath } from './issuer'
import { pageHeaders } from './page-headers'
import { pageLocale } from '../locale/page-locale'
import type { PageStyles } from './page-styles'
import { codePage } from './pages/code-page'
import { expiredPage } from './pages/notice-pages'
import { signInPage, type SignInFailure } from './pages/sign-in-page'
import { checkPassword, credentials, type PasswordParts, type SentCredentials } from './password-step'
import { signInPath } from './provider'
import { secondStep, type WaitingUser } from './second-step'
import type { Secrets } from '../secrets/secrets'

export interface SignInParts extends PasswordParts, CodeParts {
  provider: Provider
  secrets: Secrets
  styles: PageStyles
  demo: boolean
  /** The portal is reached by https. */
  secure: boolean
}

type SignInRequest = FastifyRequest<{
  Params: { uid: string }
  Querystring: { locale?: string; from?: unknown; again?: unknown }
  Body: (SentCredentials & { code?: unknown; from?: unknown }) | undefined
}>

const statusOf: Record<SignInFailure['kind'], number> = { wrong: 401, missing: 400, wait: 429 }

/** How the user has signed in: RFC 8176, and the level of it. */
const byPassword = { amr: ['pwd'], acr: '1' }
const byPasswordAndCode = { amr: ['pwd', 'otp', 'mfa'], acr: '2' }

/**
 * The sign-in page of one running log-in: shows the form, takes it, asks for a code where the user wants it so, and
 * sends the user back to the provider. Until then the provider knows of nobody, whichever way the log-in has come.
 */
export async function registerSignIn(app: FastifyInstance, parts: SignInParts): Promise<void> {
  const { provider, styles, db, factors, entries } = parts
  const step = secondStep(parts)

  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 16_384 })

    scope.get(signInPath(':uid'), async (request: SignInRequest, reply) => {
      const { uid } = request.params
      const { locale, from, again } = request.query
      if (locale) rememberLocale(reply, localeOf(request), parts.secure)
      return withInteraction(request, reply, async (requested) => {
        if (again !== undefined) return seeOther(reply.header('set-cookie', step.end(uid)), signInPath(uid))
        const waiting = await step.userOf(request, uid)
        return waiting
          ? showCode(request, reply, { requested, waiting, from })
          : show(request, reply, requested, '')
      })
    })

    scope.post(signInPath(':uid'), async (request: SignInRequest, reply) =>
      withInteraction(request, reply, async (requested) =>
        request.body?.code === undefined
          ? passwordCame(request, reply, requested)
          : codeCame(request, reply, requested),
      ),
    )
  })

  async function passwordCame(
    request: SignInRequest,
    reply: FastifyReply,
    requested: string | undefined,
  ): Promise<FastifyReply> {
    const { uid } = request.params
    const given = credentials(request.body, parts.demo)
    const outcome = await checkPassword(parts, given, request.ip)
    if ('failure' in outcome) return show(request, reply, requested, given.userName, outcome.failure)
    if ((await factors.stateOf(db, outcome.uuid)).since !== null)
      return seeOther(reply.header('set-cookie', step.begin(uid, outcome)), signInPath(uid))
    await entries.succeeded(outcome.uuid)
    return letIn(request, reply, { accountId: outcome.uuid, ...byPassword })
  }

  async function codeCame(
    request: SignInRequest,
    reply: FastifyReply,
    requested: string | undefined,
  ): Promise<FastifyReply> {
    const { uid } = request.params
    const waiting = await step.userOf(request, uid)
    // Too late, or something has changed meanwhile: from the password on.
    if (!waiting) return seeOther(reply.header('set-cookie', step.end(uid)), signInPath(uid))
    const code = typeof request.body?.code === 'string' ? request.body.code.slice(0, 20) : ''
    const failure = await takeCode(parts, request, waiting, code)
    if (failure) return showCode(request, reply, { requested, waiting, from: request.body?.from, failure })
    await entries.succeeded(waiting.uuid)
    reply.header('set-cookie', step.end(uid))
    return letIn(request, reply, { accountId: waiting.uuid, ...byPasswordAndCode })
  }

  async function letIn(
    request: SignInRequest,
    reply: FastifyReply,
    login: { accountId: string; amr: string[]; acr: string },
  ): Promise<FastifyReply> {
    return seeOther(reply, await provider.interactionResult(request.raw, reply.raw, { login }))
  }

  async function withInteraction(
    request: SignInRequest,
    reply: FastifyReply,
    then: (requested: string | undefined) => Promise<FastifyReply> | FastifyReply,
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
    requested: string | undefined,
    userName: string,
    failure?: SignInFailure,
  ): FastifyReply {
    const page = signInPage({
      locale: localeOf(request, requested),
      styles: styles.url,
      action: signInPath(request.params.uid),
      forgotten: forgottenPasswordPath,
      userName,
      demo: parts.demo,
      failure,
    })
    return failedOrNot(reply, failure).headers(pageHeaders).send(page)
  }

  interface CodeRequest {
    requested: string | undefined
    waiting: WaitingUser
    from: unknown
    failure?: SignInFailure
  }

  function showCode(
    request: SignInRequest,
    reply: FastifyReply,
    { requested, waiting: { userName }, from, failure }: CodeRequest,
  ): FastifyReply {
    const page = codePage({
      locale: localeOf(request, requested),
      styles: styles.url,
      action: signInPath(request.params.uid),
      userName,
      from: from === 'recovery' ? 'recovery' : 'app',
      failure,
    })
    return failedOrNot(reply, failure).headers(pageHeaders).send(page)
  }
}

function failedOrNot(reply: FastifyReply, failure: SignInFailure | undefined): FastifyReply {
  if (failure?.kind === 'wait') reply.header('retry-after', failure.seconds)
  return failure ? reply.code(statusOf[failure.kind]) : reply
}

const seeOther = (reply: FastifyReply, target: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(target, 303)

function localeOf(request: SignInRequest, requested?: string) {
  return pageLocale({
    chosen: request.query.locale,
    cookie: /(?:^|; )locale=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1],
    uiLocales: requested,
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
