import { inviteUser } from '@energycockpit/contract'
import { faultsOf } from '@energycockpit/ui'
import { emptyInvitation, inBusiness, type Invitation } from './invitation'

const business = { id: 1001, name: 'Fenland Colleges', roles: [4, 12] }
const whole = {
  ...{ businessId: 1001, email: 'nele@fenland.example', displayName: 'Nele Brook' },
  ...{ roles: [12], locale: 'de' as const },
}

test.each([
  ['what is empty', emptyInvitation(business, 'de'), ['email', 'displayName', 'roles']],
  ['what is whole', whole, []],
  ['an address without a place', { ...whole, email: 'nele@' }, ['email']],
  ['a name of spaces', { ...whole, displayName: '   ' }, ['displayName']],
  ['a name that nobody sees', { ...whole, displayName: '\u200b\u2060' }, ['displayName']],
  ['a name that turns the text around', { ...whole, displayName: 'Nele \u202eBrook' }, ['displayName']],
  ['a name of two lines', { ...whole, displayName: 'Nele\nBcc: all' }, ['displayName']],
  ['a name with half a character', { ...whole, displayName: 'Nele \ud800' }, ['displayName']],
  ['names as people have them', { ...whole, displayName: 'Zoë O’Hara-Łęcka 3. نور 李' }, []],
  ['no role', { ...whole, roles: [] }, ['roles']],
])('the faults of %s', (_what, invitation, faults) => {
  const found = faultsOf<keyof Invitation>(inviteUser.body, invitation, String)
  expect(Object.keys(found).sort()).toEqual([...faults].sort())
})

test('another business takes only the roles that may be given there', () => {
  const other = { id: 1000, name: 'Fenland Estates', roles: [4] }
  expect(inBusiness({ ...whole, roles: [4, 12] }, other)).toEqual({ ...whole, businessId: 1000, roles: [4] })
})
