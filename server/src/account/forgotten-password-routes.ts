import type { Locale } from '@energycockpit/contract'
import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { afterAnswers } from '../http/after-answers'
import { Problem } from '../http/problem'
import { forgottenPasswordPath } from '../identity/issuer'
import { pageHeaders } from '../identity/page-headers'
import { pageLocale } from '../locale/page-locale'
import { readPageStyles } from '../identity/page-styles'
import { forgottenPasswordPage, linkSentPage } from '../identity/pages/forgotten-password-pages'
import { errorPage } from '../identity/pages/notice-pages'
import type { PageSetting } from '../identity/pages/page'
import type { PasswordThrottle } from '../identity/password-throttle'
import type { Mailer } from '../mail/mailer'

interface ForgottenPasswordParts {
  throttle: PasswordThrottle
  mailer: Mailer
  /** Mails links to whoever has the name or address, in lower case; in this language if they have chosen none. */
  sendLinks: (typed: string, locale: Locale) => Promise<void>
}

type ForgottenRequest = FastifyRequest<{
  Querystring: { locale?: string }
  Body: { user?: unknown } | undefined
}>

/**
 * The page for forgotten passwords. What it answers, and when, is the same whether there is such a user or not: that
 * is looked up once the answer is out.
 */
export async function registerForgottenPassword(
  app: FastifyInstance,
  { throttle, mailer, sendLinks }: ForgottenPasswordParts,
): Promise<void> {
  const styles = await readPageStyles()
  const afterAnswer = afterAnswers(app, 'a link for a forgotten password was not sent')

  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 16_384 })

    scope.get(forgottenPasswordPath, async (request: ForgottenRequest, reply) =>
      send(reply, forgottenPasswordPage(settingOf(request))),
    )

    scope.post(forgottenPasswordPath, async (request: ForgottenRequest, reply) => {
      const setting = settingOf(request)
      const { user } = request.body ?? {}
      const typed =
        typeof user === 'string' ? user.replaceAll('\0', '').trim().slice(0, 200).toLowerCase() : ''
      if (!canMail()) return send(reply.code(503), errorPage(setting, 'MAIL_UNAVAILABLE'))
      if (typed === '') return send(reply.code(400), forgottenPasswordPage(setting, { kind: 'missing' }))
      const seconds = await throttle.ask(typed, request.ip)
      if (seconds > 0) {
        reply.code(429).header('retry-after', seconds)
        return send(reply, forgottenPasswordPage(setting, { kind: 'wait', seconds }))
      }
      afterAnswer({ request, reply }, () => sendLinks(typed, setting.locale))
      return send(reply, linkSentPage(setting))
    })
  })

  function canMail(): boolean {
    try {
      mailer.ready()
      return true
    } catch (error) {
      if (error instanceof Problem) return false
      throw error
    }
  }

  const settingOf = (request: ForgottenRequest): PageSetting => ({
    locale: pageLocale({
      chosen: request.query.locale,
      cookie: /(?:^|; )locale=([\w-]+)/.exec(request.headers.cookie ?? '')?.[1],
      acceptLanguage: request.headers['accept-language'],
    }),
    styles: styles.url,
  })
}

const send = (reply: FastifyReply, page: string): FastifyReply => reply.headers(pageHeaders).send(page)
