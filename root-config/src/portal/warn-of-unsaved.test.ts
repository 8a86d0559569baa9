import { createEvents, type PortalEvents } from '@energycockpit/remote'
import { warnOfUnsaved } from './warn-of-unsaved'

/** Whether the browser would ask before it leaves. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
const at = (path: string) => new URL(path, location.href).href

function setUp(path = '/platform/notes/7') {
  history.replaceState(null, '', path)
  const events = createEvents<PortalEvents>()
  const unsaved = warnOfUnsaved(events)
  const tell = (id: string, is: boolean, within?: string, withQuery = false) =>
    events.publish('unsaved', {
      ...{ id, unsaved: is },
      ...(within !== undefined && { within }),
      ...(withQuery && { withQuery }),
    })
  return { unsaved, tell }
}

it('the browser asks exactly while something is unsaved', () => {
  const { unsaved, tell } = setUp()
  const seen = [[asks(), unsaved.isAnything()]]
  for (const [id, is] of [
    ['a', true],
    ['a', true],
    ['b', true],
    ['a', false],
    ['b', false],
    ['never told', false],
  ] as const) {
    tell(id, is)
    seen.push([asks(), unsaved.isAnything()])
  }
  expect(seen.map(([requested]) => requested)).toEqual([false, true, true, true, true, false, false])
  expect(seen.every(([requested, is]) => requested === is)).toBe(true)
})

describe('what is unsaved', () => {
  it.each([
    ['/platform/notes/7', false],
    ['/platform/notes/7?period=P1M#values', false],
    ['/platform/notes/8', true],
    ['/platform/notes', true],
    ['/platform/notes/7/more', true],
    ['/platform/analysis', true],
    ['/logout', true],
  ])('at %s is lost: %s', (path, lost) => {
    const { unsaved, tell } = setUp()
    expect(unsaved.isLostAt(at(path))).toBe(false)
    tell('a', true)
    expect(unsaved.isLostAt(at(path))).toBe(lost)
    unsaved.forget()
    expect([unsaved.isLostAt(at(path)), asks()]).toEqual([false, false])
  })

  it.each([
    ['/platform/notes/7', true],
    ['/platform/notes/7?node=b', true],
    ['/platform/notes/7?node=a#values', false],
  ])('and lost with its query, at %s is lost: %s', (path, lost) => {
    const { unsaved, tell } = setUp('/platform/notes/7?node=a')
    tell('a', true, undefined, true)
    expect(unsaved.isLostAt(at(path))).toBe(lost)
    unsaved.moveTo(at(path))
    expect(unsaved.isLostAt(at(path))).toBe(false)
  })

  it.each([
    ['/platform/notes', false],
    ['/platform/notes/8', false],
    ['/platform/notes-of-others', true],
    ['/platform/analysis', true],
  ])('and kept within /platform/notes, at %s is lost: %s', (path, lost) => {
    const { unsaved, tell } = setUp()
    tell('a', true, '/platform/notes')
    expect(unsaved.isLostAt(at(path))).toBe(lost)
    tell('b', true)
    expect(unsaved.isLostAt(at('/platform/notes/8'))).toBe(true)
  })

  it('goes along with a navigation that it survives', () => {
    const { unsaved, tell } = setUp()
    tell('a', true)
    tell('b', true, '/platform/notes')
    unsaved.moveTo(at('/platform/notes/8'))
    const lost = ['/platform/notes/8', '/platform/notes/7', '/platform/analysis'].map((path) =>
      unsaved.isLostAt(at(path)),
    )
    expect(lost).toEqual([false, true, true])
  })
})
