export type { Identity, IdentityOptions, IdentityProvider, Tokens } from './identity'
export { startIdentity } from './start-identity'
