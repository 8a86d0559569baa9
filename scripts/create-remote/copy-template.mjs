import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../process/run-program.mjs'
import { formsOf } from './feature-name.mjs'

/** Copies a template; its placeholder, the feature new-feature, becomes `name` in files and in their names. */
export function copyTemplate(template, folder, name) {
  copyFolder(join(root, 'templates', template), folder, renaming(name))
}

const notCopied = new Set(['dist', 'node_modules'])

function copyFolder(from, to, rename) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (notCopied.has(entry.name)) continue
    const source = join(from, entry.name)
    const target = join(to, rename(entry.name.replace('package.template.json', 'package.json')))
    if (entry.isDirectory()) copyFolder(source, target, rename)
    else writeFileSync(target, rename(readFileSync(source, 'utf8')))
  }
}

/** The titles of both languages are the name; whoever writes the feature knows better ones. */
function renaming(name) {
  const { pascal, title } = formsOf(name)
  return (text) =>
    text
      .replaceAll('new-feature', name)
      .replaceAll('NewFeature', pascal)
      .replaceAll('"title": "New feature"', `"title": "${title}"`)
      .replaceAll('"title": "Neue Funktion"', `"title": "${title}"`)
}
