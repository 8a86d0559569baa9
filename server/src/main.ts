import { createFirstBusiness } from './administration/first-business'
import { welcomeFirstAdministrator } from './administration/first-administrator'
import { startWatching } from './anomalies/start-watching'
import { announce } from './announce'
import { readConfig } from './config'
import { openDataFolder } from './data-folder/data-folder'
import { demoArrivals } from './demo/readings/demo-arrivals'
import { createDemoPortfolio } from './demo/create-portfolio'
import { createOwnLooks } from './demo/own-looks'
import { beforeFirstSignIn, startDemo, type Demo } from './demo/start-demo'
import { startNotifyingOfDue } from './energy-management/actions/notify-of-due'
import { openEntities } from './entities/entities'
import { listen } from './http/listen'
import { createHttpServer } from './http/server'
import { followBuilds } from './built-files/running-builds'
import { refuseDemoUsers } from './portal/demo-refusal'
import { seedDemoUsers } from './identity/demo-users'
import { createLog, type Log } from './log'
import { startFinishing, startPruning, openReadings } from './readings/index'
import { startChecks } from './quality/index'
import { inTenths } from './progress'
import { registerSubjects } from './register-subjects'
import { readRemotesFile } from './remotes/remotes-file'
import { startDelivering } from './notifications/start-delivering'
import { deliveryOf } from './delivery-of'
import { settingsTable } from './settings'
import { endOnSignals, printFailure, CleanupStack } from './start-and-end'

/*
 * The portal server, from its settings to the first answer. What is opened here is closed in the reverse order,
 * at the end as well as when a later step fails.
 */
async function start(undo: CleanupStack): Promise<Log> {
  const config = readConfig(process.env)
  const log = createLog(config)
  const builds = followBuilds(process)
  const remotes = await readRemotesFile(config.remotesFile)

  const folder = await openDataFolder(config.dataDir)
  undo.later(() => folder.unlock())
  const entities = await openEntities(config, log)
  undo.later(() => entities.close())
  if (config.mode === 'production') await refuseDemoUsers(entities)
  const readings = await openReadings(config)
  undo.later(() => readings.close())

  const app = await createHttpServer(config, log)
  undo.later(() => app.close())
  let demo: Demo | undefined
  const imports = await registerSubjects(app, {
    ...{ config, entities, readings, remotes, builds },
    demo: () => demo?.state() ?? (config.demo ? 'loading' : 'absent'),
  })

  if (config.demo) {
    await createDemoPortfolio(entities, config.demoLanguage)
    await createOwnLooks(entities)
    await seedDemoUsers(entities)
    if (config.demoHistory) await beforeFirstSignIn({ imports, locale: config.demoLanguage }, log)
  }
  const first = await createFirstBusiness(config, entities)
  await listen(app, config)
  announce(config)
  if (first) process.stdout.write(await welcomeFirstAdministrator(config, first, log))

  if (config.demo) {
    const onProgress = inTenths((percent) => log.info({ percent }, 'loading the demo readings'))
    const history = { imports, locale: config.demoLanguage }
    demo = startDemo({ entities, readings, log, onProgress, ...(config.demoHistory && { history }) })
    undo.later(demo.stop)
  }
  const others = config.demo ? demoArrivals(entities, log) : undefined
  const checks = startChecks({ imports, log, others })
  undo.later(checks.stop)
  const watching = startWatching({ stores: { entities, readings }, drift: config.drift, log })
  undo.later(watching.stop)
  const dueActions = startNotifyingOfDue(entities, log)
  undo.later(dueActions.stop)
  const delivering = startDelivering(deliveryOf(config, entities, log))
  undo.later(delivering.stop)
  const finishing = startFinishing({ imports, log })
  undo.later(finishing.stop)
  const pruning = startPruning({ stores: imports.stores, keptDays: config.importsKeptDays, log })
  undo.later(pruning.stop)
  return log
}

async function run(): Promise<void> {
  if (process.argv.includes('--help')) {
    process.stdout.write(
      `Settings of the portal server, read from environment variables:\n\n${settingsTable()}\n`,
    )
    return
  }
  const undo = new CleanupStack()
  try {
    endOnSignals(undo, await start(undo))
  } catch (error) {
    const exitCode = printFailure(error)
    await undo.everything()
    // Named here, because an embedded engine that fails sets the process's own code, and to 0 at that.
    process.exit(exitCode)
  }
}

void run()
