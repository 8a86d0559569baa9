import {
  acknowledgeInformation,
  confirmReason,
  getActionTokenLocaleData,
  getBlockingInfo,
  getInformationReasons,
  getPageContent,
  getRemainingReasons,
  supportedLocales,
  type InformationLayout,
  type Locale,
  type PageContentLayout,
} from '@energycockpit/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AuditLog } from '../audit/audit-log'
import type { Entities } from '../entities/entities'
import { registerRoute } from '../http/register-route'
import { Problem } from '../http/problem'
import type { SignedInUser } from '../access/signed-in-user'
import { localeOf } from '../locale/locale'
import { wordingOf } from '../locale/wording-of'
import { confirmVersion, hasConfirmed } from './confirmations'
import { textsOf } from './notice-repository'
import { currentVersion, firstOpenReason, openReasons } from './open-reasons'
import { isInformation } from './open-versions'

/** The blocking page confirms one thing after the other; nobody does so faster than this. */
const perMinute = 240

/** What has to be confirmed before the portal opens: whether there is anything, and the calls of the blocking page. */
export function registerBlocking(
  app: FastifyInstance,
  { entities: { db }, audit }: { entities: Entities; audit: AuditLog },
): void {
  registerRoute(
    app,
    getBlockingInfo,
    async ({ user }) => {
      const reason = await firstOpenReason(db, user.uuid)
      return { blocked: reason !== undefined, reason: reason ?? null }
    },
    { whileBlocked: true },
  )

  registerRoute(
    app,
    getRemainingReasons,
    async ({ params, user }) => {
      if (params.userUuid !== user.uuid) throw new Problem(403, 'ACTION_TOKEN_FOREIGN')
      const open = await openReasons(db, user.uuid)
      return open.filter(({ type }) => !isInformation(type)).map(({ uuid, type }) => ({ uuid, type }))
    },
    { perMinute },
  )

  registerRoute(
    app,
    getPageContent,
    async ({ params: { uuid }, user }) => {
      const version = await currentVersion(db, user.uuid, uuid)
      if (!version || isInformation(version.type)) throw new Problem(404, 'NOT_FOUND')
      const texts = await textsOf(db, [uuid])
      return { layout: (texts.get(uuid) ?? []) as PageContentLayout[] }
    },
    { perMinute },
  )

  registerRoute(
    app,
    confirmReason,
    ({ params, query, user, request }) => confirm(request, user, params.uuid, 'confirmed', query.locale),
    { perMinute },
  )

  registerRoute(
    app,
    getInformationReasons,
    async ({ user }) => {
      const open = (await openReasons(db, user.uuid)).filter(({ type }) => isInformation(type))
      const uuids = open.map(({ uuid }) => uuid)
      const texts = await textsOf(db, uuids)
      return uuids.map((id) => ({ id, layout: (texts.get(id) ?? []) as InformationLayout[] }))
    },
    { perMinute },
  )

  registerRoute(
    app,
    acknowledgeInformation,
    ({ params, query, user, request }) =>
      confirm(request, user, params.blockingReasonId, 'noted', query.locale),
    { perMinute },
  )

  registerRoute(
    app,
    getActionTokenLocaleData,
    async ({ params, user, request }) => ({
      locale: await localeOf(db, request, { user, chosen: params.locale }),
      supportedLocales: [...supportedLocales],
      ...(await wordingOf(db, user.clientBusinessId)),
    }),
    { perMinute },
  )

  /** Answers null once the store has it. */
  async function confirm(
    request: FastifyRequest,
    user: SignedInUser,
    versionUuid: string,
    how: 'confirmed' | 'noted',
    readIn: Locale | undefined,
  ): Promise<null> {
    // A second click, or the first one again because its answer was lost, also after a new version has come.
    if (await hasConfirmed(db, user.uuid, versionUuid)) return null
    const version = await currentVersion(db, user.uuid, versionUuid)
    if (!version || isInformation(version.type) !== (how === 'noted')) throw new Problem(404, 'NOT_FOUND')
    const locale = await localeOf(db, request, { user, chosen: readIn })
    await db.transaction().execute(async (transaction) => {
      if (!(await confirmVersion(transaction, { userUuid: user.uuid, versionUuid, locale }))) return
      await audit.write(transaction, {
        action: 'notice.confirmed',
        actor: user,
        subject: { id: versionUuid, name: version.type },
        businessId: user.clientBusinessId,
        detail: { version: version.number, locale },
      })
    })
    return null
  }
}
