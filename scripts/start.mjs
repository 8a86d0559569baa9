import { install } from './install.mjs'
import { wayIn } from './start/way-in.mjs'
import { serve } from './start/serve.mjs'

/*
 * npm start
 *
 * Installs what is missing, builds what is stale, and runs the server until it is asked to end (Ctrl+C). All settings
 * are environment variables; `npm start -- --help` lists them.
 */
const started = performance.now()
await install()
if (!process.argv.includes('--help')) await build()
process.exitCode = await serve({
  args: process.argv.slice(2),
  onReady: (announcement) => console.log(wayIn(announcement, performance.now() - started)),
})

async function build() {
  const { buildPackages } = await import('./build/build-packages.mjs')
  const { BuildFailure } = await import('./build/build-failure.mjs')
  try {
    await buildPackages()
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error
    console.error(error.message)
    process.exit(1)
  }
}
