export { freePort } from './free-port'
export { startServer, type RunningServer, type StartServerOptions } from './start-server'
export { temporaryFolder } from './temporary-folder'
export { waitFor } from './wait-for'
