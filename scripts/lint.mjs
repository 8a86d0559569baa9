import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { runNode } from './process/run-program.mjs'

/*
 * npm run lint [-- --fix]
 *
 * The types, the rules of .oxlintrc.json and the formatting. --fix mends what can be mended without a person.
 */
const types = ['--incremental', '--tsBuildInfoFile', '.cache/types.tsbuildinfo']

const programs = (fix) => ({
  types: ['node_modules/typescript/bin/tsc', '-p', '.', ...types],
  rules: ['node_modules/oxlint/bin/oxlint', '--deny-warnings', ...(fix ? ['--fix'] : [])],
  formatting: ['node_modules/oxfmt/bin/oxfmt', fix ? '--write' : '--check'],
})

/** All three at the same time, or one after the other where they mend files. Answers `[{ name, passed }]`. */
export async function lint({ fix = false } = {}) {
  const checks = Object.entries(programs(fix)).map(
    ([name, args]) =>
      async () =>
        told({ name, passed: (await runNode(args)) === 0 }),
  )
  if (!fix) return Promise.all(checks.map((check) => check()))
  const results = []
  for (const check of checks) results.push(await check())
  return results
}

function told(result) {
  console.log(`${result.name.padEnd(12)} ${result.passed ? 'fine' : 'FAILED'}`)
  return result
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install()
  const results = await lint({ fix: process.argv.includes('--fix') })
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
}
