import type { Notice } from '@energycockpit/remote'
import type { Observable } from './observable'
import type { PortalState } from './portal-state'

const SHOWN_FOR = 6_000
let last = 0

/** Shows a notice; all but errors go by themselves. */
export function showNotice(state: Observable<PortalState>, notice: Notice): void {
  last += 1
  const id = String(last)
  state.set({ notices: [...state.get().notices, { ...notice, id }] })
  if (notice.kind !== 'error') setTimeout(() => closeNotice(state, id), SHOWN_FOR)
}

export function closeNotice(state: Observable<PortalState>, id: string): void {
  state.set({ notices: state.get().notices.filter((notice) => notice.id !== id) })
}
