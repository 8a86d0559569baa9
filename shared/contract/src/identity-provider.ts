import * as z from 'zod/mini'
import { defineCall } from './call'

export const getKeycloakConfiguration = defineCall({
  name: 'getKeycloakConfiguration',
  method: 'GET',
  path: '/rest/public/keycloak-configuration',
  summary: "The identity provider's realm and where it is",
  subject: 'identity',
  access: 'public',
  /** `url` is what stands before `/realms`: a path when the provider is on the portal's own origin. */
  response: z.object({ realm: z.string(), url: z.string() }),
})

export const identityProviderCalls = [getKeycloakConfiguration]
