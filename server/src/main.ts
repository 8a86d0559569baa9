import { registerOwnAccount } from './account/routes'
import { registerAdministration } from './administration/routes'
import { announce } from './announce'
import { registerAudit } from './audit/routes'
import { registerBlockingGuard } from './blocking/guard'
import { registerKeycloakQuestion } from './blocking/keycloak-question'
import { registerNotices } from './blocking/notice-routes'
import { registerBlocking } from './blocking/routes'
import { readConfig } from './config'
import { openDataFolder } from './data-folder/data-folder'
import { createDemoPortfolio } from './demo/create-portfolio'
import { startDemo, type Demo } from './demo/start-demo'
import { openEntities } from './entities/entities'
import { registerGateway } from './gateway/routes'
import { registerHealth } from './http/health'
import { listen } from './http/listen'
import { refuseUnansweredCalls } from './http/openapi'
import { createHttpServer } from './http/server'
import { refuseDemoUsers } from './portal/demo-refusal'
import { seedDemoUsers } from './identity/demo-users'
import { registerIdentity } from './identity/routes'
import { createLog, type Log } from './log'
import { registerMeasurements } from './measurements/routes'
import { openReadings } from './measurements/readings-store'
import { registerPolicyViolations } from './operation/policy-violation-routes'
import { registerOperation } from './operation/routes'
import { registerOrganization } from './organization/routes'
import { registerPages } from './portal/page/routes'
import { registerPortal } from './portal/routes'
import { inTenths } from './progress'
import { registerEmbedding } from './remotes/embedding'
import { readRemotesFile } from './remotes/remotes-file'
import { registerRemotes } from './remotes/routes'
import { settingsTable } from './settings'
import { endOnSignals, printFailure, Undo } from './start-and-end'

/*
 * The portal server, from its settings to the first answer. What is opened here is closed in the reverse order,
 * at the end as well as when a later step fails.
 */
async function start(undo: Undo): Promise<Log> {
  const config = readConfig(process.env)
  const log = createLog(config)
  const remotes = await readRemotesFile(config.remotesFile)

  const folder = await openDataFolder(config.dataDir)
  undo.later(() => folder.unlock())
  const entities = await openEntities(config)
  undo.later(() => entities.close())
  if (config.mode === 'production') await refuseDemoUsers(entities)
  const readings = await openReadings(config)
  undo.later(() => readings.close())

  const app = await createHttpServer(config, log)
  undo.later(() => app.close())
  registerEmbedding(app, config.embeddingOrigins, remotes)
  const identity = await registerIdentity(app, { config, entities })
  await registerGateway(app, { config, entities, identity })
  registerBlockingGuard(app, { entities, identity })
  let demo: Demo | undefined
  registerHealth(app, {
    checks: { entities: entities.check, readings: readings.check, identity: identity.check },
    demo: () => demo?.state() ?? (config.demo ? 'loading' : 'absent'),
  })
  registerPortal(app, { config, entities, remotes })
  registerBlocking(app, { entities, audit: identity.audit })
  registerNotices(app, { entities, audit: identity.audit })
  registerKeycloakQuestion(app, { config, entities })
  registerOperation(app, { entities })
  registerPolicyViolations(app, { entities, publicUrl: config.publicUrl })
  await registerOwnAccount(app, { config, entities, identity })
  await registerAdministration(app, { config, entities, identity })
  registerAudit(app, { entities, audit: identity.audit })
  registerOrganization(app, { entities, readings })
  registerMeasurements(app, { entities, readings })
  await registerPages(app, { config, entities, remotes })
  registerRemotes(app, remotes)
  refuseUnansweredCalls(app)

  if (config.demo) {
    await createDemoPortfolio(entities)
    await seedDemoUsers(entities)
  }
  await listen(app, config)
  announce(config)

  if (config.demo) {
    const onProgress = inTenths((percent) => log.info({ percent }, 'loading the demo readings'))
    demo = startDemo({ entities, readings, log, onProgress })
    undo.later(demo.stop)
  }
  return log
}

if (process.argv.includes('--help')) {
  process.stdout.write(
    `Settings of the portal server, read from environment variables:\n\n${settingsTable()}\n`,
  )
} else {
  const undo = new Undo()
  try {
    endOnSignals(undo, await start(undo))
  } catch (error) {
    const exitCode = printFailure(error)
    await undo.everything()
    // Named here, because an embedded engine that fails sets the process's own code, and to 0 at that.
    process.exit(exitCode)
  }
}
