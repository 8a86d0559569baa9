import { ConfirmationsPanel } from '../confirmations/confirmations-panel'
import { DownloadPanel } from '../own-data/download-panel'
import { WithAccount } from './with-account'

/** What the portal keeps about the user. */
export function OwnDataSection() {
  return (
    <>
      <WithAccount>{(account) => <DownloadPanel account={account} />}</WithAccount>
      <ConfirmationsPanel />
    </>
  )
}
