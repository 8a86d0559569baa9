import { fileURLToPath } from 'node:url'
import { install } from './install.mjs'
import { runNode } from './process/run-program.mjs'

/*
 * npm run lint [-- --fix]
 *
 * The rules of eslint.config.mjs, the formatting, and the types. --fix mends what can be mended without a person.
 */
const checks = [
  {
    name: 'types',
    args: [
      'node_modules/typescript/bin/tsc',
      '-p',
      '.',
      '--incremental',
      '--tsBuildInfoFile',
      '.cache/types.tsbuildinfo',
    ],
    fix: [],
  },
  {
    name: 'rules',
    // Without a cache: some rules look at the types of other files, and the cache only at the file itself.
    args: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings=0'],
    fix: ['--fix'],
  },
  {
    name: 'formatting',
    args: [
      'node_modules/prettier/bin/prettier.cjs',
      '.',
      '--log-level=warn',
      '--cache',
      '--cache-location=.cache/prettier',
      '--cache-strategy=content',
    ],
    fix: ['--write'],
    noFix: ['--check'],
  },
]

/** Runs all three at the same time, or one after the other where they mend files. Answers `[{ name, passed }]`. */
export async function lint({ fix = false } = {}) {
  if (!fix) return Promise.all(checks.map((check) => run(check, check.noFix ?? [])))
  const results = []
  for (const check of checks) results.push(await run(check, check.fix))
  return results
}

async function run({ name, args }, more) {
  const code = await runNode([...args, ...more])
  console.log(`${name.padEnd(12)} ${code === 0 ? 'fine' : 'FAILED'}`)
  return { name, passed: code === 0 }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await install()
  const results = await lint({ fix: process.argv.includes('--fix') })
  process.exitCode = results.every(({ passed }) => passed) ? 0 : 1
}
