import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { resultsOf } from './lint/results-of-lint.mjs'
import { runNode } from './process/run-program.mjs'

/*
 * npm run lint [-- --fix]
 *
 * The rules of eslint.config.mjs, the formatting, and the types. --fix mends what can be mended without a person.
 */
const types = '.cache/types.tsbuildinfo'
const prettier = [
  'node_modules/prettier/bin/prettier.cjs',
  '.',
  '--log-level=warn',
  '--cache',
  '--cache-location=.cache/prettier',
  '--cache-strategy=content',
]

/** Runs all three at the same time, or one after the other where they mend files. Answers `[{ name, passed }]`. */
export async function lint({ fix = false } = {}) {
  if (fix) return mend()
  const results = await Promise.all([
    runNode(['--max-semi-space-size=64', 'scripts/lint/types-and-rules.mjs']).then((code) =>
      Object.entries(resultsOf(code)).map(told),
    ),
    runNode([...prettier, '--check']).then((code) => [told(['formatting', code === 0])]),
  ])
  return results.flat()
}

/** In programs of their own: what eslint mends in a file, it reads once more. */
async function mend() {
  const programs = {
    types: ['node_modules/typescript/bin/tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', types],
    rules: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0', '--fix'],
    formatting: [...prettier, '--write'],
  }
  const results = []
  for (const [name, args] of Object.entries(programs)) results.push(told([name, (await runNode(args)) === 0]))
  return results
}

function told([name, passed]) {
  console.log(`${name.padEnd(12)} ${passed ? 'fine' : 'FAILED'}`)
  return { name, passed }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install()
  const results = await lint({ fix: process.argv.includes('--fix') })
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
}
