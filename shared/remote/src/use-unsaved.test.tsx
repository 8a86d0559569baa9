import { render } from '@testing-library/react'
import { createEvents } from './events'
import { FeatureContext } from './feature-context'
import type { FeatureProps } from './feature-props'
import type { PortalEvents } from './portal-events'
import { useUnsaved } from './use-unsaved'

interface DraftProps {
  unsaved: boolean
  within?: string
  withQuery?: boolean
}

function Draft({ unsaved, ...options }: DraftProps) {
  useUnsaved(unsaved, options)
  return null
}

it('what is unsaved is told by each one who has it, and taken back when it is saved or gone', () => {
  const events = createEvents<PortalEvents>()
  const unsaved = new Set<string>()
  events.subscribe('unsaved', (told) => (told.unsaved ? unsaved.add(told.id) : unsaved.delete(told.id)))
  const page = (first: boolean, second: boolean) => (
    <FeatureContext value={{ events, featureId: 'notes' } as FeatureProps}>
      <Draft unsaved={first} />
      <Draft unsaved={second} />
    </FeatureContext>
  )
  const counts: number[] = []
  const { rerender, unmount } = render(page(false, false))
  counts.push(unsaved.size)
  for (const [first, second] of [
    [true, false],
    [true, true],
    [false, true],
  ] as const) {
    rerender(page(first, second))
    counts.push(unsaved.size)
  }
  unmount()
  counts.push(unsaved.size)
  expect(counts).toEqual([0, 1, 2, 1, 0])
})

it('where it is kept is told along', () => {
  const events = createEvents<PortalEvents>()
  const told: PortalEvents['unsaved'][] = []
  events.subscribe('unsaved', (one) => told.push(one))
  const { unmount } = render(
    <FeatureContext value={{ events, featureId: 'notes' } as FeatureProps}>
      <Draft unsaved within="/platform/notes" />
    </FeatureContext>,
  )
  unmount()
  const { id } = told[0]!
  expect(told).toEqual([
    { id, unsaved: true, within: '/platform/notes' },
    { id, unsaved: false },
  ])
})

it('that another query loses it is told along', () => {
  const events = createEvents<PortalEvents>()
  const told: PortalEvents['unsaved'][] = []
  events.subscribe('unsaved', (one) => told.push(one))
  render(
    <FeatureContext value={{ events, featureId: 'notes' } as FeatureProps}>
      <Draft unsaved withQuery />
    </FeatureContext>,
  )
  expect(told).toMatchObject([{ unsaved: true, withQuery: true }])
})
