import { resolve } from 'node:path'

/** The repository's root. */
export const workspaceRoot = resolve(import.meta.dirname, '../../..')

/** Where tools keep what they may rebuild at any time. */
export const cacheFolder = resolve(workspaceRoot, '.cache')
