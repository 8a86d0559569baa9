import { SignedInClient } from '@energycockpit/testing'
import { registerAudit } from '../audit/routes'
import { startPortalInProcess } from '../identity/portal-in-process.testing'
import { registerAdministration } from './routes'

/** A portal with its administration and the audit log, and who may use them signed in. */
export async function startAdministration(
  more: Parameters<typeof startPortalInProcess>[0] = () => undefined,
) {
  const portal = await startPortalInProcess(async (app, parts) => {
    await registerAdministration(app, parts)
    await more(app, parts)
    registerAudit(app, { entities: parts.entities, audit: parts.identity.audit })
  })
  const [admin, superAdmin, operator] = await Promise.all([
    SignedInClient.signIn(portal.url, 'admin'),
    SignedInClient.signIn(portal.url, 'super'),
    SignedInClient.signIn(portal.url, 'system'),
  ])
  return { portal, admin, superAdmin, operator }
}
