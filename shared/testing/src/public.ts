export { accessibilityFaults, contrastFaults, faultsButContrast } from './accessibility'
export { bundledProgram } from './bundled-server'
export { demoPassword, demoUserName, demoUsers, type DemoUser, type UserName } from './demo-users'
export {
  mailTo,
  sharedBrowser,
  sharedServer,
  spareUser,
  type SharedServer,
} from './supervisor/ask-supervisor'
export { freePort } from './free-port'
export { withLock } from './lock'
export { newDataFolder } from './new-data-folder'
export { openBrowser } from './open-browser'
export { openStoredEntities } from './open-stored-entities'
export { PagePool } from './page-pool'
export { publishNotices, type NoticeForUser } from './publish-notices'
export { repositoryRoot } from './repository-root'
export { selfSignedCertificate, type SelfSignedCertificate } from './self-signed-certificate'
export { signInByCalls } from './sign-in-by-calls'
export { SignedInClient, type Answer } from './signed-in-client'
export { spareUserName } from './spare-users'
export { stubAddress, type StubbedResponse } from './stub-address'
export { startServer, type RunningServer, type StartServerOptions } from './start-server'
export { startTemporaryPostgres, type TemporaryPostgres } from './temporary-postgres'
export { temporaryFolder } from './temporary-folder'
export { waitFor } from './wait-for'
export { openPage, type WatchedPage } from './watched-page'
export { latestMail } from './latest-mail'
