import * as fc from 'fast-check'
import { acceptsForm } from './accepts-form'

const portal = 'https://portal.example'
const step = '/auth/realms/energycockpit/login-actions/required-action/x?session_code=y'

describe('the form that resumes a log-in', () => {
  it.each([
    [`${portal}${step}`, '/auth'],
    [`${portal}${step}`, undefined],
    [`${portal}${step}`, 'https://login.example/auth'],
    [`https://login.example${step}`, 'https://login.example/auth'],
    [`http://localhost:8080${step}`, 'http://localhost:8080/auth'],
    [`https://portal.example:443${step}`, undefined],
  ])('may go to %s with the provider at %s', (address, provider) => {
    expect(acceptsForm(address, portal, provider)).toBe(true)
  })

  it.each([
    ['https://evil.example/login', '/auth'],
    ['https://portal.example.evil.example/', '/auth'],
    ['https://portal.example@evil.example/', '/auth'],
    ['https://user:word@portal.example/', '/auth'],
    ['http://portal.example/', '/auth'],
    ['https://portal.example:8443/', '/auth'],
    ['https://login.example:8443/auth', 'https://login.example/auth'],
    [step, '/auth'],
    ['//evil.example/', '/auth'],
    ['javascript:alert(1)', '/auth'],
    ['data:text/html,x', '/auth'],
    ['blob:https://portal.example/1', '/auth'],
    ['', '/auth'],
    ['https://evil.example/', 'no address at all'],
  ])('never goes to %s', (address, provider) => {
    expect(acceptsForm(address, portal, provider)).toBe(false)
  })

  it('goes to no other origin, whatever the address looks like', () => {
    fc.assert(
      fc.property(fc.webUrl({ withFragments: true, withQueryParameters: true }), (address) => {
        expect(acceptsForm(address, portal, '/auth')).toBe(new URL(address).origin === portal)
      }),
    )
  })
})
