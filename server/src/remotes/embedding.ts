import type { FastifyInstance } from 'fastify'
import { genericFeature, libraries } from '../built-files/built-packages'
import type { Remote } from './remotes-file'

export const importMapPath = '/importmap.json'

/**
 * Lets the pages of these origins load what `<generic-feature>` needs: its own script, the import map, the shared
 * libraries and the remotes' files. All of it is public, and no cookie comes along: calls stay closed to them.
 */
export function registerEmbedding(
  app: FastifyInstance,
  origins: readonly string[],
  remotes: readonly Remote[],
): void {
  if (origins.length === 0) return
  const folders = [genericFeature.address, libraries.address, ...remotes.map(({ id }) => `/${id}/`)]
  const isOpen = (path: string) => path === importMapPath || folders.some((folder) => path.startsWith(folder))

  app.addHook('onRequest', async ({ method, url, headers: { origin } }, reply) => {
    if (method !== 'GET' || !isOpen(url.split('?', 1)[0] ?? '')) return
    reply.header('vary', 'origin')
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (origin !== undefined && origins.includes(origin)) reply.header('access-control-allow-origin', origin)
  })
}
