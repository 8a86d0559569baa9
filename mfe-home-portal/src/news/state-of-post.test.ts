import { stateOfPost } from './state-of-post'

const now = Date.parse('2026-11-17T12:00:00Z')
const [before, later] = ['2026-11-17T11:00:00Z', '2026-11-17T13:00:00Z']

test.each([
  [{ published: false, from: before, until: null }, 'draft'],
  [{ published: true, from: later, until: null }, 'toCome'],
  [{ published: true, from: before, until: null }, 'published'],
  [{ published: true, from: '2026-11-17T12:00:00Z', until: later }, 'published'],
  [{ published: true, from: before, until: '2026-11-17T12:00:00Z' }, 'ended'],
])('%j is %s', (post, state) => {
  expect(stateOfPost(post, now)).toBe(state)
})
