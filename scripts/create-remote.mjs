import { install } from './install.mjs'

/*
 * npm run create-remote -- NAME [--react | --lifecycles] [--to DIR]
 *
 * Copies out a template that works: a package mfe-NAME of this repository that is on the menu at the next start, or
 * with --to a folder elsewhere. --react (the default) is a React feature, --lifecycles plain TypeScript without a
 * framework. Its tests come with it.
 */
await install()
const { parseArgs } = await import('node:util')
const { createRemote } = await import('./create-remote/create-remote.mjs')
const { CreateFailure } = await import('./create-remote/create-failure.mjs')
const { nextSteps } = await import('./create-remote/next-steps.mjs')

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { react: { type: 'boolean' }, lifecycles: { type: 'boolean' }, to: { type: 'string' } },
  })
  if (positionals.length > 1 || (values.react && values.lifecycles))
    throw new CreateFailure('One name and one template at a time.')
  const template = values.lifecycles ? 'lifecycles' : 'react'
  // npm runs scripts in the repository's root; INIT_CWD is where the user is.
  const from = process.env.INIT_CWD ?? process.cwd()
  console.log(nextSteps(createRemote(positionals[0], { template, to: values.to, from }), from))
} catch (error) {
  if (!(error instanceof CreateFailure) && !String(error.code).startsWith('ERR_PARSE_ARGS')) throw error
  console.error(`${error.message}\nTo see it work: npm run create-remote -- my-feature --react`)
  process.exitCode = 1
}
