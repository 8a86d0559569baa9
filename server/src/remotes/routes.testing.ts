import { noSuchFile, type OtherRoutes } from '../http/other-route.testing'

/** A third party's feature, and what foreign pages ask. */
export const remoteRoutes: OtherRoutes = {
  'GET /sample/*': noSuchFile('/sample/none.js'),
  // Foreign pages ask it before a call; this one is not among those that may.
  'OPTIONS /*': { at: '/whoami', stranger: 404 },
}
