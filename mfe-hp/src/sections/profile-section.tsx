import { ProfilePanel } from '../profile/profile-panel'
import { WithAccount } from './with-account'

/** Who the user is here. */
export function ProfileSection() {
  return <WithAccount>{(account) => <ProfilePanel account={account} />}</WithAccount>
}
