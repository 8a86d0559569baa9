import { existsSync, readdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root } from '../process/run-program.mjs'
import { addToRemotesFile, refuseIfListed } from './remotes-file.mjs'
import { copyTemplate } from './copy-template.mjs'
import { CreateFailure } from './create-failure.mjs'
import { checkFeatureName } from './feature-name.mjs'
import { joinWorkspace } from './join-workspace.mjs'
import { makeStandalone } from './standalone.mjs'

/**
 * Creates a feature from a template (`react` or `lifecycles`): in this repository as the package `mfe-NAME`, or in the
 * folder `to` (relative to `from`). Answers `{ name, folder, inWorkspace, portal }`, folders absolute. Throws a
 * CreateFailure, and then has written nothing.
 */
export function createRemote(name, { template, to, from = root, portal = root }) {
  checkFeatureName(name)
  const inWorkspace = to === undefined
  const folder = inWorkspace ? join(portal, `mfe-${name}`) : resolve(from, to)
  if (existsSync(folder) && (inWorkspace || readdirSync(folder).length > 0))
    throw new CreateFailure(`${folder} exists already. Choose another name or remove it.`)
  if (inWorkspace) refuseIfListed(portal, name)
  copyTemplate(template, folder, name)
  if (inWorkspace) {
    joinWorkspace(portal, folder)
    addToRemotesFile(portal, name)
  } else makeStandalone(portal, folder)
  return { name, folder, inWorkspace, portal }
}
