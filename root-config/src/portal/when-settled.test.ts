import { createObservable } from './observable'
import type { PortalState } from './portal-state'
import { whenSettled } from './when-settled'

const feature = { kind: 'feature', featureId: 'analysis', path: '/platform/analysis', subRoutes: [] } as const
const stateWith = (start: Partial<PortalState>) =>
  createObservable({ layout: 'full', place: feature, view: { phase: 'empty' }, ...start } as PortalState)

test.each(['shown', 'failed'] as const)('waits until the first feature is %s, and calls once', (phase) => {
  const state = stateWith({})
  const settled = jest.fn()
  whenSettled(state, settled)
  for (const before of ['loading', 'slow'] as const) state.set({ view: { phase: before } })
  expect(settled).not.toHaveBeenCalled()
  state.set({ view: { phase } as PortalState['view'] })
  state.set({ view: { phase: 'loading' } })
  state.set({ view: { phase: 'shown' } })
  expect(settled).toHaveBeenCalledTimes(1)
})

test.each<[string, Partial<PortalState>]>([
  ['a page of the shell’s own', { place: { kind: 'logout' } }],
  ['the blocked layout', { layout: 'blocked' }],
])('waits for nothing on %s', (_, start) => {
  const settled = jest.fn()
  whenSettled(stateWith(start), settled)
  expect(settled).toHaveBeenCalledTimes(1)
})

test('waits for the feature that a redirect leads to', () => {
  const state = stateWith({ place: { kind: 'redirect', to: '/platform/analysis' } })
  const settled = jest.fn()
  whenSettled(state, settled)
  state.set({ place: feature })
  expect(settled).not.toHaveBeenCalled()
  state.set({ view: { phase: 'shown' } })
  expect(settled).toHaveBeenCalledTimes(1)
})
