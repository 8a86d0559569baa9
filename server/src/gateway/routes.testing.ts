import { type OtherRoutes } from '../http/other-route.testing'

/** In and out of the web session. */
export const gatewayRoutes: OtherRoutes = {
  'GET /login': { stranger: 302 },
  'GET /login/callback': { stranger: 302 },
  // A link on a foreign page, which signs nobody out.
  'GET /logout': { headers: { 'sec-fetch-site': 'cross-site' }, stranger: 302 },
}
