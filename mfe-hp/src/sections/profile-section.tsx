import { DisplayPanel } from '../display/display-panel'
import { ProfilePanel } from '../profile/profile-panel'
import { WithAccount } from './with-account'

/** Who the user is here, and how the portal writes figures for them. */
export function ProfileSection() {
  return (
    <>
      <WithAccount>{(account) => <ProfilePanel account={account} />}</WithAccount>
      <DisplayPanel />
    </>
  )
}
