import type { ApiClient } from '@energycockpit/api-client'
import type { ActionTokenClaims } from '@energycockpit/contract'

/** The log-in that waits for this page. */
export interface LogIn {
  api: ApiClient
  /** Goes along with every call in place of a session. */
  actionToken: string
  claims: ActionTokenClaims
}
