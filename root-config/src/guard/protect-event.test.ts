import { protectEvent } from './protect-event'

/** Two buttons, each told by its id when it is clicked, and listeners that pretend to be in a feature's file. */
function setUp() {
  document.body.innerHTML = '<button id="portals"></button><button id="features"></button>'
  const heard: string[] = []
  const stopped: string[] = []
  let by: string | undefined
  const ended = new AbortController()
  const { signal } = ended
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', ({ defaultPrevented }) =>
      heard.push(`${button.id}${defaultPrevented ? ' (prevented)' : ''}`),
    )
  const keep = (event: Event) =>
    protectEvent(event, {
      featureIn: () => by,
      mayStop: (featureId, target) => featureId === 'weather' && (target as Element).id === 'features',
      onStopped: (featureId) => stopped.push(`${featureId}: ${event.type}`),
    })
  window.addEventListener('click', keep, { capture: true, signal })
  window.addEventListener('keydown', keep, { capture: true, signal })
  return {
    ...{ heard, stopped, end: () => ended.abort() },
    listen: (whose: string | undefined, act: (event: Event) => void, type = 'click') =>
      window.addEventListener(
        type,
        (event) => {
          by = whose
          act(event)
        },
        { capture: true, signal },
      ),
    click: (id: string) => document.getElementById(id)!.click(),
  }
}

let page: ReturnType<typeof setUp>
beforeEach(() => void (page = setUp()))
afterEach(() => page.end())

test.each(['stopPropagation', 'stopImmediatePropagation'] as const)(
  'a feature cannot stop a click for the portal by %s, one of its own it can',
  (way) => {
    page.listen('weather', (event) => event[way]())
    page.click('portals')
    expect([page.heard, page.stopped]).toEqual([['portals'], ['weather: click']])
    page.click('features')
    expect([page.heard, page.stopped]).toEqual([['portals'], ['weather: click']])
  },
)

test('nor prevent what it does', () => {
  page.listen('weather', (event) => event.preventDefault())
  page.click('portals')
  page.click('features')
  expect(page.heard).toEqual(['portals', 'features (prevented)'])
})

test('a feature that has left stops nothing any more', () => {
  page.listen('gone', (event) => event.stopImmediatePropagation())
  page.click('features')
  expect([page.heard, page.stopped]).toEqual([['features'], ['gone: click']])
})

test('the shell itself stops what it wants', () => {
  page.listen(undefined, (event) => event.stopImmediatePropagation())
  page.click('portals')
  expect([page.heard, page.stopped]).toEqual([[], []])
})

test.each([
  ['Enter', false],
  ['/', true],
])('the key %s: a feature may take it for itself wherever it is pressed: %s', (key, prevented) => {
  page.listen('weather', (event) => event.preventDefault(), 'keydown')
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  document.getElementById('portals')!.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(prevented)
})
