import type { JWK } from 'jose'
import type Provider from 'oidc-provider'
import type { Keyring } from './keyring'

/**
 * The provider with the keys of this moment. It takes its keys once, when it is made, and keeps everything else in
 * the store: so another one takes over when the keys change, and no log-in that is under way notices.
 */
export function currentProvider(keyring: Keyring, make: (keys: JWK[]) => Provider): () => Provider {
  const withTheseKeys = () => make([...keyring.keys()])
  let provider = withTheseKeys()
  keyring.onChange(() => {
    provider = withTheseKeys()
  })
  return () => provider
}
