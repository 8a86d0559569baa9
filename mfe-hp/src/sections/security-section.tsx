import { PasswordPanel } from '../password/password-panel'
import { ProviderPanel } from '../provider/provider-panel'
import { SecondFactorPanel } from '../second-factor/second-factor-panel'
import { SessionsPanel } from '../sessions/sessions-panel'
import { WithAccount } from './with-account'

/** How the user signs in, and where they are signed in. */
export function SecuritySection() {
  return (
    <>
      <WithAccount>
        {({ keptByProvider, userName }) =>
          keptByProvider ? (
            <ProviderPanel />
          ) : (
            <>
              <PasswordPanel userName={userName} />
              <SecondFactorPanel userName={userName} />
            </>
          )
        }
      </WithAccount>
      <SessionsPanel />
    </>
  )
}
