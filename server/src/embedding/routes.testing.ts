import { type OtherRoutes } from '../http/other-route.testing'

/** What a foreign page opens to sign its user in. */
export const embeddingRoutes: OtherRoutes = {
  'GET /platform/embedded-sign-in': { stranger: 302 },
  'GET /embedded-sign-in/hand-over.js': { stranger: 200 },
}
