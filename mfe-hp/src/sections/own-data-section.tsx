import { ConfirmationsPanel } from '../confirmations/confirmations-panel'

/** What the portal keeps about the user. */
export function OwnDataSection() {
  return <ConfirmationsPanel />
}
