import type { Entities } from '../entities/entities'
import { startPortalInProcess } from '../identity/portal-in-process.testing'
import type { Identity } from '../identity/routes'
import { registerOperation } from '../operation/routes'
import { registerBlockingGuard } from './guard'
import { informationTexts, termsTexts } from './notice-texts.testing'
import { retire, type NewNotice } from './notice-repository'
import { registerNotices } from './notice-routes'
import { isInformation } from './open-versions'
import { publishNotice, type PublishedNotice } from './publish-notice.testing'
import { registerBlocking } from './routes'

export interface PortalWithReasons {
  /** Origin, without a slash at its end. */
  url: string
  entities: Entities
  identity: Identity
  /** For one user, a business, or all; in force until `retireAll`. */
  publish(type: string, about: string, audience?: NewNotice['audience']): Promise<PublishedNotice>
  retireAll(): Promise<void>
  close(): Promise<void>
}

/** A portal in this process with the blocking page's calls. */
export async function startPortalWithReasons(): Promise<PortalWithReasons> {
  const { url, entities, identity, close } = await startPortalInProcess((app, { entities, identity }) => {
    registerBlockingGuard(app, { entities, identity })
    registerBlocking(app, { entities, audit: identity.audit })
    registerNotices(app, { entities, audit: identity.audit })
    registerOperation(app, { entities })
  })
  const published: string[] = []
  return {
    ...{ url, entities, identity, close },
    async publish(type, about, audience = {}) {
      const texts = isInformation(type) ? informationTexts(about) : termsTexts(about)
      const notice = await publishNotice(entities.db, { type, audience, texts })
      published.push(notice.noticeUuid)
      return notice
    },
    async retireAll() {
      for (const notice of published.splice(0)) await retire(entities.db, notice)
    },
  }
}
