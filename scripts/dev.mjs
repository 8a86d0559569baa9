import { install } from './install.mjs'

/*
 * npm run dev -- NAME [--port PORT]
 *
 * Serves one micro-frontend (mfe-analysis, root-config, or the folder of a feature elsewhere) from memory and builds
 * it again at each change, for any page of a portal in which its import is overridden. Prints what to paste there.
 */
await install()
const { devServer } = await import('./dev/dev-server.mjs')
const { howToOverride } = await import('./dev/how-to-override.mjs')
const { parseArgs } = await import('node:util')

const { values, positionals } = parseArgs({ allowPositionals: true, options: { port: { type: 'string' } } })
try {
  const served = await devServer(positionals[0], { port: values.port, from: process.env.INIT_CWD })
  console.log(howToOverride(served))
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => served.stop().then(() => process.exit()))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
