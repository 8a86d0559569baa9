import { showDialog, type DialogSurroundings } from './show-dialog'
import { TermsDialog } from './terms-dialog'

export const showTerms = (surroundings: DialogSurroundings, text: string) =>
  showDialog(surroundings, (close) => <TermsDialog text={text} onClose={close} />)
