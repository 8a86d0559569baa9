export type { Identity, IdentityOptions } from './identity'
export { startIdentity } from './start-identity'
