import { install } from './install.mjs'
import { runNode } from './process/run-program.mjs'

/*
 * npm run check-remote -- URL [--id FEATURE-ID] [--import NAME=FILE]… [--json FILE]
 *
 * Tells which statements of docs/remotes.md a running remote breaks, and how to mend each. URL is the folder of its
 * asset-manifest.json, or its entry; --import is what `imports` in the operator's list would say. Fails when a MUST is broken. The check is in test/check-remote.
 */
await install()
const { buildPackages } = await import('./build/build-packages.mjs')
await buildPackages({
  names: ['shared/libraries', 'shared/generic-feature', 'root-config'],
  report: () => undefined,
})
process.exitCode = await runNode(['--import', 'tsx', 'test/check-remote/main.ts', ...process.argv.slice(2)])
