import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CreateFailure } from './create-failure.mjs'
import { formsOf } from './feature-name.mjs'

/*
 * remotes.json: the features that come in addition to those of the import map, where their files are, and what of
 * them is on the menu. The server reads it by its setting REMOTES; docs/operators/remotes.md describes it.
 */
const fileIn = (portal) => join(portal, 'remotes.json')

export function refuseIfListed(portal, name) {
  if (read(portal).remotes.some(({ id }) => id === name))
    throw new CreateFailure(`remotes.json lists a feature ${name} already. Choose another name or remove it.`)
}

export function addToRemotesFile(portal, name) {
  const { title } = formsOf(name)
  const entry = { id: name, files: `./mfe-${name}/dist`, menu: [{ label: { de: title, en: title } }] }
  const content = { remotes: [...read(portal).remotes, entry] }
  writeFileSync(fileIn(portal), `${JSON.stringify(content, null, 2)}\n`)
}

function read(portal) {
  if (!existsSync(fileIn(portal))) return { remotes: [] }
  try {
    const content = JSON.parse(readFileSync(fileIn(portal), 'utf8'))
    if (Array.isArray(content.remotes)) return content
  } catch {
    // Reported below, as for any other content that is no list.
  }
  throw new CreateFailure('remotes.json is not the JSON of a list of remotes. Correct it first.')
}
