import { createContext, useContext } from 'react'
import { useObserved } from '../portal/observable'
import type { Portal } from '../portal/portal'
import type { PortalState } from '../portal/portal-state'

export const PortalContext = createContext<Portal | undefined>(undefined)

export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('usePortal is called outside of the shell')
  return portal
}

export function usePortalState<Part>(select: (state: PortalState) => Part): Part {
  return useObserved(usePortal().state, select)
}
