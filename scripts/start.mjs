import { install } from './install.mjs'
import { howToSignIn } from './start/how-to-sign-in.mjs'
import { serve } from './start/serve.mjs'

/*
 * npm start
 *
 * Installs what is missing, builds what is stale, and runs the server until it is asked to end (Ctrl+C). The server
 * starts beside the builds, and the address is told when the first page can be shown; the other pages wait for their
 * builds. All settings are environment variables; `npm start -- --help` lists them.
 */
const started = performance.now()
await install()
const args = process.argv.slice(2)
process.exitCode = args.includes('--help') ? await serve({ args }) : await serveWhileBuilding()

async function serveWhileBuilding() {
  const { beginBuilds } = await import('./start/begin-builds.mjs')
  const { remaining } = await import('./start/remaining.mjs')
  const builds = beginBuilds()
  await builds.roomForServer.catch(endWith)
  builds.firstPage.catch(endWith)
  // In production nobody is shown a portal of which a part is still to come.
  if (process.env.NODE_ENV === 'production') await builds.buildRest().catch(endWith)
  const code = await serve({
    args,
    builds,
    async onReady(announcement) {
      await builds.firstPage
      console.log(howToSignIn(announcement, performance.now() - started))
      if (builds.underWay().length === 0) return
      console.log(remaining(builds.underWay()))
      await builds.buildRest().catch(tell)
    },
  })
  builds.end()
  return code
}

function tell(error) {
  console.error(error.name === 'BuildFailure' ? error.message : error)
}

function endWith(error) {
  tell(error)
  process.exit(1)
}
