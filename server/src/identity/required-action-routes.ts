import formbody from '@fastify/formbody'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { errors } from 'oidc-provider'
import type Provider from 'oidc-provider'
import type { ActionTokens } from './action-tokens'
import type { Tables } from '../entities/tables'
import { Problem } from '../http/problem'
import { loadUser } from './load-user'
import { requiredAction, requiredActionPath, type IsBlocked } from './required-action-prompt'

interface RequiredActionParts {
  provider: Provider
  db: Kysely<Tables>
  tokens: ActionTokens
  publicUrl: string
  isBlocked: IsBlocked
}

type ActionRequest = FastifyRequest<{
  Params: { uid: string }
  Querystring: { session_code?: unknown }
}>

/**
 * The step of a log-in at which things are confirmed: leads to the blocking page with a new token, and takes its form
 * when it comes back. Whatever does not fit ends on the portal's error page.
 */
export async function registerRequiredAction(
  app: FastifyInstance,
  parts: RequiredActionParts,
): Promise<void> {
  const { provider, db, tokens, publicUrl, isBlocked } = parts

  await app.register(async (scope) => {
    await scope.register(formbody, { bodyLimit: 65_536 })

    scope.get(requiredActionPath(':uid'), (request: ActionRequest, reply) =>
      orErrorPage(request, reply, async () => {
        const userUuid = await userOfLogin(request, reply)
        if (userUuid === undefined) throw new Problem(401, 'ACTION_TOKEN_INVALID')
        return goOn(request, reply, userUuid)
      }),
    )

    scope.post(requiredActionPath(':uid'), (request: ActionRequest, reply) =>
      orErrorPage(request, reply, async () => {
        const { session_code: code } = request.query
        const login = {
          loginUid: request.params.uid,
          sessionCode: typeof code === 'string' ? code.slice(0, 200) : '',
        }
        const userUuid = await userOfLogin(request, reply)
        if (userUuid === undefined) throw await tokens.refusalOf(login, undefined)
        await tokens.consume(login, userUuid)
        return goOn(request, reply, userUuid)
      }),
    )
  })

  /** What is open is read again, whatever the page believes. */
  async function goOn(request: ActionRequest, reply: FastifyReply, userUuid: string): Promise<FastifyReply> {
    const user = await loadUser(db, userUuid)
    if (!user) throw new Problem(403, 'ACCOUNT_DISABLED')
    if (!(await isBlocked(userUuid))) {
      // The form uses its token up; who comes by the address alone has others, which are of no more use either.
      await tokens.consumeAllOf(request.params.uid)
      const next = await provider.interactionResult(request.raw, reply.raw, { [requiredAction]: {} })
      return seeOther(reply, next)
    }
    const { uid } = request.params
    const actionToken = await tokens.issue(user, uid, `${publicUrl}${requiredActionPath(uid)}`)
    return seeOther(reply, `/platform/blocking-page?${new URLSearchParams({ actionToken })}`)
  }

  /** Whose log-in waits here in this browser; undefined when none does. */
  async function userOfLogin(request: ActionRequest, reply: FastifyReply): Promise<string | undefined> {
    try {
      const { uid, prompt, session } = await provider.interactionDetails(request.raw, reply.raw)
      return uid === request.params.uid && prompt.name === requiredAction ? session?.accountId : undefined
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined
      throw error
    }
  }

  async function orErrorPage(
    request: ActionRequest,
    reply: FastifyReply,
    answer: () => Promise<FastifyReply>,
  ): Promise<FastifyReply> {
    try {
      return await answer()
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      request.log.warn({ reason: error.code }, 'a log-in could not go on')
      const query = new URLSearchParams({ code: error.code, id: request.id })
      return seeOther(reply, `/platform/home-portal/error?${query}`)
    }
  }
}

const seeOther = (reply: FastifyReply, target: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(target, 303)
