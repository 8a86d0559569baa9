import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const versionFolders = ['/usr/lib/postgresql', '/usr/local/opt', '/opt/homebrew/opt', '/Library/PostgreSQL']

/** The folder of an installed PostgreSQL server's programs, the newest first; undefined where there is none. */
export function postgresBinaries(): string | undefined {
  const folders = versionFolders.flatMap((parent) => {
    if (!existsSync(parent)) return []
    const versions = readdirSync(parent).filter((name) => /^(postgresql@?)?\d*$/.test(name))
    const newestFirst = versions.sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    return newestFirst.map((version) => path.join(parent, version, 'bin'))
  })
  const onThePath = (process.env.PATH ?? '').split(path.delimiter)
  return [...folders, ...onThePath].find((folder) => existsSync(path.join(folder, 'initdb')))
}
