import { useUnsaved } from '@energycockpit/remote'

interface Saving {
  isPending: boolean
  isSuccess: boolean
}

/** Asks before a dialog's input is lost, until it is sent: then the page goes on to what was saved. */
export function useUnsavedInput(hasInput: boolean, { isPending, isSuccess }: Saving): void {
  useUnsaved(hasInput && !isPending && !isSuccess, { withQuery: true })
}
