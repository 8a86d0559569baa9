import { parseArgs } from 'node:util'
import { buildPackages } from './build/build-packages.mjs'
import { BuildFailure } from './build/build-failure.mjs'
import { watchPackages } from './build/watch-packages.mjs'

/*
 * npm run build [-- NAME…] [--pin] [--watch] [--force]
 *
 * Builds what the browser loads, and of it only what is stale. NAME is a package's folder, such as mfe-analysis.
 * --pin writes the shared libraries' versions and integrity into importmap.json instead of comparing them with it.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { pin: { type: 'boolean' }, watch: { type: 'boolean' }, force: { type: 'boolean' } },
})

try {
  await buildPackages({ names: positionals, pin: values.pin, force: values.force })
  if (values.watch) await watchPackages({ names: positionals })
} catch (error) {
  if (!(error instanceof BuildFailure)) throw error
  console.error(error.message)
  process.exitCode = 1
}
