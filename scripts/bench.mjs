import { install } from './install.mjs'
import { runNode } from './process/run-program.mjs'

/*
 * npm run bench [-- NAME…] [--json FILE]
 *
 * Measures sizes, start times and answers, prints a table with the agreed limits, and writes the same as JSON. Fails
 * when a limit does not hold. The benchmarks are in test/bench.
 */
await install()
const { buildPackages } = await import('./build/build-packages.mjs')
await buildPackages({ report: () => undefined })
process.exitCode = await runNode(['--import', 'tsx', 'test/bench/main.ts', ...process.argv.slice(2)])
