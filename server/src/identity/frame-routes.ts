import { readFile } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { browserClient, protocolPath } from './issuer'
import { frameHeaders } from './page-headers'

/** What protects the frame is said with its page; of the script only what holds for every file of a page. */
const scriptHeaders = {
  'content-type': 'text/javascript; charset=utf-8',
  'cache-control': frameHeaders['cache-control'],
}

/** The page to which a silent sign-in check returns; the portal's own, whichever provider there is. */
export const silentCheckPath = '/platform/public/silent-check-sso'

export async function registerSilentCheck(app: FastifyInstance): Promise<void> {
  await serveFrame(app, silentCheckPath, 'silent-check-sso')
}

/** The frames that keycloak-js loads from a Keycloak: one tells whether the session changed, one whether cookies work. */
export async function registerSessionFrames(app: FastifyInstance, publicUrl: string): Promise<void> {
  await serveFrame(app, `${protocolPath}/login-status-iframe`, 'login-status-iframe')
  await serveFrame(app, `${protocolPath}/3p-cookies/step1`, 'step1')

  app.get<{ Querystring: { client_id?: string; origin?: string } }>(
    `${protocolPath}/login-status-iframe.html/init`,
    async ({ query }, reply) => {
      const known = query.client_id === browserClient && query.origin === new URL(publicUrl).origin
      return reply
        .code(known ? 204 : 403)
        .header('cache-control', 'no-store')
        .send()
    },
  )
}

async function serveFrame(app: FastifyInstance, path: string, name: string): Promise<void> {
  const read = (extension: string) => readFile(new URL(`frames/${name}.${extension}`, import.meta.url))
  const [markup, script] = await Promise.all([read('html'), read('js')])
  app.get(`${path}.html`, async (_request, reply) => reply.headers(frameHeaders).send(markup))
  app.get(`${path}.js`, { config: { asset: true } }, async (_request, reply) =>
    reply.headers(scriptHeaders).send(script),
  )
}
