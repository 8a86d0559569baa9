import type { Locale } from '@energycockpit/contract'
import { showDialog } from '../links/show-dialog'
import type { Loss } from '../portal/loss'
import { UnsavedDialog } from './unsaved-dialog'

/** Answers whether the user gives up what is unsaved; a dialog that is closed by whatever means is a no. */
export async function showUnsavedDialog(locale: Locale, loss: Loss): Promise<boolean> {
  let givenUp = false
  await showDialog({ locale }, (close) => (
    <UnsavedDialog
      loss={loss}
      onStay={close}
      onGiveUp={() => {
        givenUp = true
        close()
      }}
    />
  ))
  return givenUp
}
