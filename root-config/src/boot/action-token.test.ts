import { takeActionToken } from './action-token'

const open = (address: string, state: unknown = null) => history.replaceState(state, '', address)

describe('the action token', () => {
  it('is taken out of the address, which keeps the rest, and found again after a reload', () => {
    open('/platform/blocking-page?actionToken=a.b.c&lang=de', { other: 1 })
    expect(takeActionToken()).toBe('a.b.c')
    expect(location.pathname + location.search).toBe('/platform/blocking-page?lang=de')
    expect(history.state).toEqual({ other: 1, actionToken: 'a.b.c' })
    expect(takeActionToken()).toBe('a.b.c')
  })

  it('of a new log-in takes the place of an earlier one', () => {
    open('/platform/blocking-page?actionToken=new', { actionToken: 'old' })
    expect(takeActionToken()).toBe('new')
    open('/platform/blocking-page?actionToken=', { actionToken: 'old' })
    expect([takeActionToken(), takeActionToken()]).toEqual([undefined, undefined])
  })

  it.each([null, 'text', 5, {}, { actionToken: 5 }, { actionToken: '' }])('is none with %j', (state) => {
    open('/platform/blocking-page', state)
    expect(takeActionToken()).toBeUndefined()
  })
})
