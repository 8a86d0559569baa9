import { RedirectWarning } from './redirect-warning'
import { showDialog, type DialogSurroundings } from './show-dialog'

export const showRedirectWarning = (surroundings: DialogSurroundings, address: string) =>
  showDialog(surroundings, (close) => <RedirectWarning address={address} onClose={close} />)
