import { file, noSuchFile, type OtherRoutes } from '../http/other-route.testing'

/** Pages, the files that they are made of, and how they look. */
export const portalRoutes: OtherRoutes = {
  'GET /': { stranger: 302 },
  'GET /platform': { stranger: 302 },
  // Pages hold no data of anybody but the menu; who is not signed in is sent to sign in.
  'GET /platform/*': { at: '/platform/home-portal', stranger: 302, signedIn: 200 },
  'GET /platform/public/silent-check-sso.html': { stranger: 200 },
  'GET /platform/public/silent-check-sso.js': { stranger: 200 },
  'GET /variables/css': { stranger: 200 },
  'GET /public/variables/css': { stranger: 200 },
  'GET /header-logo': { stranger: 200 },
  'GET /public/header-logo': { stranger: 200 },
  'GET /favicon': { stranger: 200 },
  'GET /favicon.svg': { stranger: 200 },
  'GET /public/favicon': { stranger: 200 },
  'GET /appearance-images/:hash': noSuchFile('/appearance-images/none'),
  'GET /importmap.json': { stranger: 200 },
  'GET /deployment.json': { stranger: 200 },
  'GET /libraries/*': noSuchFile('/libraries/none.js'),
  'GET /root-config/*': noSuchFile('/root-config/none.js'),
  'GET /generic-feature/*': noSuchFile('/generic-feature/none.js'),
  'GET /home-portal/*': file('/home-portal/remoteEntry.js'),
  'GET /blocking/*': file('/blocking/remoteEntry.js'),
  'GET /hp/*': file('/hp/assets/remoteEntry.js'),
  'GET /analysis/*': file('/analysis/assets/remoteEntry.js'),
  'GET /enms/*': file('/enms/assets/remoteEntry.js'),
  'GET /organization/*': file('/organization/assets/remoteEntry.js'),
  'GET /measurement-data/*': file('/measurement-data/asset-manifest.json'),
}
