import { createContext, use, useEffect, type Dispatch, type SetStateAction } from 'react'

/**
 * How many forms are open, for the page behind them: what they hold is not lost with the page, such as when the item is
 * no longer there or its business is no longer selected.
 */
export const OpenForms = createContext<Dispatch<SetStateAction<number>> | undefined>(undefined)

/** Counts a form while it is open. */
export function useOpenForm(): void {
  const setOpen = use(OpenForms)
  useEffect(() => {
    if (!setOpen) return
    setOpen((count) => count + 1)
    return () => setOpen((count) => count - 1)
  }, [setOpen])
}
