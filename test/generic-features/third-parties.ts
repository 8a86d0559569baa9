import { repositoryRoot, temporaryFolder } from '@energycockpit/testing'
import { rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sharePortal, startPortal, type PortalUnderTest } from '../journeys/portal-under-test'
import { buildRemotes, remoteFolder } from '../remotes/built-remotes'

/** The remotes: folder, feature id, and the heading that they draw. */
export const remotes = [
  { folder: 'lit', id: 'lit-remote', heading: 'Lit' },
  { folder: 'vue', id: 'vue-remote', heading: 'Vue' },
  { folder: 'svelte', id: 'svelte-remote', heading: 'Svelte' },
  { folder: 'solid', id: 'solid-remote', heading: 'Solid' },
  { folder: 'plain', id: 'plain-remote', heading: 'Plain' },
  { folder: 'react-17', id: 'react-17-remote', heading: 'React 17.0.2' },
] as const

const sharedList = join(repositoryRoot, '.cache/test-remotes.json')

/**
 * A portal with the remotes on its menu: without settings the one that all files share; with some, be they
 * empty, a portal of the caller's. `files` replaces where a remote's files come from.
 */
export async function startPortalWithRemotes(
  env?: Readonly<Record<string, string>>,
  files: Readonly<Record<string, string>> = {},
): Promise<PortalUnderTest> {
  await buildRemotes(remotes.map(({ folder }) => folder))
  if (env === undefined) return sharePortal({ REMOTES: await writeList(sharedList, files) })
  const folder = await temporaryFolder('remotes')
  const file = await writeList(join(folder, 'remotes.json'), files)
  const portal = await startPortal({ env: { REMOTES: file, ...env } })
  return {
    ...portal,
    stop: async () => {
      await portal.stop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Lists the remotes in this file; answers its path. */
async function writeList(file: string, files: Readonly<Record<string, string>>): Promise<string> {
  const configured = remotes.map(({ folder, id, heading }) => ({
    id,
    files: files[id] ?? join(remoteFolder(folder), 'dist'),
    ...(folder === 'react-17' && { imports: { react: 'react.js', 'react-dom': 'react-dom.js' } }),
    title: { de: `${heading} als Seite`, en: `${heading} as a page` },
    menu: [{ label: { de: `${heading} (deutsch)`, en: heading }, url: `/platform/${id}/a/b` }],
  }))
  // Another test process may read it at the same moment: it is there whole or not at all.
  const half = `${file}.${process.pid}`
  await writeFile(half, JSON.stringify({ remotes: configured }))
  await rename(half, file)
  return file
}
