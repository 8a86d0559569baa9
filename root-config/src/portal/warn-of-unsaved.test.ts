import { createEvents, type PortalEvents } from '@energycockpit/remote'
import { warnOfUnsaved } from './warn-of-unsaved'

/** Whether the browser would ask before it leaves. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('the browser asks exactly while something is unsaved', () => {
  const events = createEvents<PortalEvents>()
  const isUnsaved = warnOfUnsaved(events)
  const seen = [[asks(), isUnsaved()]]
  for (const told of [
    { id: 'a', unsaved: true },
    { id: 'a', unsaved: true },
    { id: 'b', unsaved: true },
    { id: 'a', unsaved: false },
    { id: 'b', unsaved: false },
    { id: 'never told', unsaved: false },
  ]) {
    events.publish('unsaved', told)
    seen.push([asks(), isUnsaved()])
  }
  expect(seen.map(([asked]) => asked)).toEqual([false, true, true, true, true, false, false])
  expect(seen.every(([asked, unsaved]) => asked === unsaved)).toBe(true)
})
