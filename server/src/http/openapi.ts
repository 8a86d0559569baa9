import swagger from '@fastify/swagger'
import { calls } from '@energycockpit/contract'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'
import { sendKept } from './kept-document'

/** `/rest/openapi.json`: the calls of the contract, each as its route was registered. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'EnergyCockpit',
        version: '0.1.0',
        description:
          'Calls of the portal. Every failed one answers with the error object in the field `error`.',
      },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'session', description: 'Session of the web' },
          bearer: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'JWT',
            description: 'Access token of the app',
          },
          apiToken: {
            type: 'http',
            scheme: 'bearer',
            bearerFormat: 'ecp_…',
            description: 'API token of a user; each call names the scope that it needs',
          },
          actionToken: { type: 'apiKey', in: 'query', name: 'actionToken', description: 'One-time token' },
        },
      },
    },
    transform: jsonSchemaTransform,
    // Pages, files and the provider's own addresses are no calls.
    hideUntagged: true,
  })
  app.get(
    '/rest/openapi.json',
    { schema: { hide: true } },
    sendKept(() => app.swagger()),
  )
}

/** A call without a route would be a promise that nobody keeps, so the server does not start with one. */
export function refuseCallsWithoutRoute(app: FastifyInstance): void {
  const missing = calls.filter((call) => !app.registeredCalls.has(call.name)).map((call) => call.name)
  if (missing.length > 0) throw new Error(`These calls of the contract have no route: ${missing.join(', ')}`)
}
