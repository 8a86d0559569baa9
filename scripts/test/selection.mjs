import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const projects = ['unit', 'server', 'browser']

/**
 * What the words after `npm test --` ask for: jest projects by name, packages by folder or name, test files by a part
 * of their path. `packages` are those of the workspace (`{ name, path }`).
 *
 * Answers `{ projects, paths, everything }`; no paths means all of the projects' tests.
 */
export function select(words, packages, root) {
  const chosenProjects = words.filter((word) => projects.includes(word))
  const paths = words
    .filter((word) => !chosenProjects.includes(word))
    .map((word) => pathOf(word, packages, root))
  return {
    projects: chosenProjects.length > 0 ? projects.filter((name) => chosenProjects.includes(name)) : projects,
    paths,
    everything: words.length === 0,
  }
}

function pathOf(word, packages, root) {
  const folder = word.replace(/^\.\//, '').replace(/\/$/, '')
  const found = packages.find(
    ({ name, path }) =>
      name === folder || path === folder || path === `shared/${folder}` || path === `mfe-${folder}`,
  )
  if (found) return `${found.path}/`
  return existsSync(join(root, folder)) ? folder : word
}
