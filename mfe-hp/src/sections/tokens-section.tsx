import { TokensPanel } from '../api-tokens/tokens-panel'
import { WithAccount } from './with-account'

/** With what programs act for the user. */
export function TokensSection() {
  return <WithAccount>{(account) => <TokensPanel account={account} />}</WithAccount>
}
