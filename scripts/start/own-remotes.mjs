import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The environment with this folder's remotes.json as the list of remotes, where nobody has named another. */
export function withOwnRemotes(env, folder) {
  const named = env.REMOTES !== undefined || env.NODE_ENV === 'production'
  return named || !existsSync(join(folder, 'remotes.json')) ? env : { ...env, REMOTES: 'remotes.json' }
}
