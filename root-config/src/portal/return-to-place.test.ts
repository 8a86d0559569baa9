import { rememberPlace, returnToPlace } from './return-to-place'

const go = (address: string) => history.replaceState(null, '', address)
const here = () => location.pathname + location.search + location.hash

beforeEach(() => sessionStorage.clear())

describe('after the sign-in', () => {
  it('the fragment is there again that the server never saw, once', () => {
    go('/platform/analysis?point=mp-1#values')
    rememberPlace()
    go('/platform/analysis?point=mp-1')
    returnToPlace()
    expect(here()).toBe('/platform/analysis?point=mp-1#values')
    go('/platform/analysis?point=mp-1')
    returnToPlace()
    expect(here()).toBe('/platform/analysis?point=mp-1')
  })

  it.each([
    ['another page', '/platform/home-portal'],
    ['a fragment of its own', '/platform/analysis#other'],
  ])('%s stays as it is', (_, address) => {
    go('/platform/analysis#values')
    rememberPlace()
    go(address)
    returnToPlace()
    expect(here()).toBe(address)
  })
})
