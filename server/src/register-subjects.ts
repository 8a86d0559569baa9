import type { FastifyInstance } from 'fastify'
import { registerOwnAccount } from './account/routes'
import { registerAdministration } from './administration/routes'
import { registerAnnotations } from './analysis/annotations/routes'
import { registerBaselines } from './analysis/baselines/routes'
import { registerSavedViews } from './analysis/views/routes'
import { registerAnomalies } from './anomalies/routes'
import { registerAudit } from './audit/routes'
import { registerBlockingGuard } from './blocking/guard'
import { registerKeycloakBlocking } from './blocking/keycloak-blocking'
import { registerNotices } from './blocking/notice-routes'
import { blockedBy } from './blocking/open-reasons'
import { registerBlocking } from './blocking/routes'
import type { Config } from './config'
import type { Entities } from './entities/entities'
import { registerGateway } from './gateway/routes'
import { deviceHint } from './gateway/device-hint'
import { registerHealth, type HealthDependencies } from './http/health'
import { refuseCallsWithoutRoute } from './http/openapi'
import { registerIdentity } from './identity/routes'
import { firstAndLast, type Imports, type Readings, registerReadings } from './readings/index'
import { registerAggregation } from './aggregation/index'
import {
  formulas,
  pointsOfTemplate,
  reachOrFaults,
  registerCalculations,
  undoFactor,
} from './calculations/index'
import { registerQuality } from './quality/index'
import { registerNews } from './news/routes'
import { registerPolicyViolations } from './operation/policy-violation-routes'
import { registerEnergyManagement } from './energy-management/routes'
import { registerOperation } from './operation/routes'
import { registerOrganization } from './organization/routes'
import type { StructureParts } from './organization/structure/apply-step'
import { canMail } from './mail/mailer'
import { pushKeys } from './notifications/push/push-keys'
import { registerNotifications } from './notifications/routes'
import { rootOfBuilt } from './built-files/built-packages'
import { registerRecentObjects } from './recent-objects/routes'
import type { RunningBuilds } from './built-files/running-builds'
import { registerAppearance } from './portal/appearance/routes'
import { registerWording } from './portal/wording/routes'
import { registerPages } from './portal/page/routes'
import { registerPortal } from './portal/routes'
import { registerEmbedding } from './remotes/embedding'
import { ownRemotes } from './portal/own-remotes'
import type { Remote } from './remotes/remotes-file'
import { registerRegistration } from './registration/routes'
import { consentVersion } from './portal/resources/consent-version'
import { registerRemotes } from './remotes/routes'
import { registerSearch } from './search/routes'

interface Parts {
  config: Config
  entities: Entities
  readings: Readings
  remotes: readonly Remote[]
  builds?: RunningBuilds
  demo: HealthDependencies['demo']
}

/**
 * Every route of the portal. The walk over all routes takes them from here, so that none is left out. Answers through
 * what readings are changed.
 */
export async function registerSubjects(app: FastifyInstance, parts: Parts): Promise<Imports> {
  const { config, entities, readings, builds, demo } = parts
  const remotes = [...ownRemotes(rootOfBuilt(config)), ...parts.remotes]
  registerEmbedding(app, config.embeddingOrigins, remotes)
  const identity = await registerIdentity(app, { config, entities, isBlocked: blockedBy(entities.db) })
  await registerGateway(app, { config, entities, identity })
  registerBlockingGuard(app, { entities, identity })
  registerHealth(app, {
    checks: {
      ...{ entities: entities.check, readings: readings.check, identity: identity.check },
      storage: () => app.freeSpace.check(),
    },
    demo,
  })
  registerPortal(app, { config, entities, remotes })
  registerAppearance(app, { entities, audit: identity.audit })
  registerWording(app, { entities, audit: identity.audit }, rootOfBuilt(config))
  registerBlocking(app, { entities, audit: identity.audit })
  await registerNotifications(app, {
    ...{ entities, keys: pushKeys(entities.db, identity.secrets), services: config.pushServices, deviceHint },
    canMail: () => canMail(config),
  })
  registerNotices(app, { entities, audit: identity.audit })
  registerNews(app, { entities, audit: identity.audit })
  registerKeycloakBlocking(app, { config, entities })
  registerOperation(app, { entities })
  registerPolicyViolations(app, { entities, publicUrl: config.publicUrl })
  await registerOwnAccount(app, { config, entities, identity })
  await registerAdministration(app, { config, entities, identity })
  registerRegistration(app, { config, entities, identity, consentVersion })
  registerAudit(app, { entities, audit: identity.audit })
  const structure: StructureParts = {
    withValues: async (series) => new Set((await firstAndLast(readings, series)).keys()),
    formulas,
  }
  await registerOrganization(app, {
    entities,
    pointsOfTemplate: (template, visible) => pointsOfTemplate(entities, template, visible),
    reachOf: (series) => reachOrFaults({ entities, readings }, series),
    structure,
    undoFactor,
    audit: identity.audit,
    tiles: config.mapTiles,
    maxBusinessFileBytes: config.maxBusinessFileBytes,
  })
  const imports = await registerReadings(app, { entities, readings, audit: identity.audit })
  registerQuality(app, imports)
  registerCalculations(app, { entities, audit: identity.audit, structure })
  registerAggregation(app, { entities, readings, isDemo: config.demo, drift: config.drift })
  registerSavedViews(app, { entities, audit: identity.audit })
  registerRecentObjects(app, { entities, audit: identity.audit })
  registerAnnotations(app, { entities, audit: identity.audit })
  registerBaselines(app, { entities, readings, audit: identity.audit, drift: config.drift })
  registerAnomalies(app, { entities, audit: identity.audit })
  registerEnergyManagement(app, { entities, readings, audit: identity.audit })
  registerSearch(app, { entities, audit: identity.audit })
  await registerPages(app, { config, entities, remotes, ...(builds && { builds }) })
  registerRemotes(app, parts.remotes)
  refuseCallsWithoutRoute(app)
  return imports
}
