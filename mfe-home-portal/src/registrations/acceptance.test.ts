import { roles, type Registration } from '@energycockpit/contract'
import { atPlace, bodyOf, firstAcceptance, placesOf, rolesAt } from './acceptance'

const registration = {
  ...{ companyName: 'Weir Mills', legalForm: 'Ltd', revision: 2, businessName: 'Fenland Estates Group' },
  accesses: ['ADMINISTRATION', 'ANALYSIS', 'DATA_SUPPLY'],
  parents: [{ id: 1000, name: 'Fenland Estates Group' }],
  ...{ rolesBelow: [roles.ADMIN, roles.ANALYST], rolesAbove: null },
  businesses: [{ id: 1001, name: 'Fenland Colleges', roles: [roles.ANALYST] }],
} as unknown as Registration
const ofOperator = { ...registration, businessName: null, rolesAbove: [roles.ADMIN, roles.DATA_SUPPLIER] }

test('a company goes below the business by whose pages it came, with what it wishes and may have', () => {
  expect(placesOf(registration)).toEqual({ fresh: ['below 1000'], existing: ['existing 1001'] })
  const first = firstAcceptance(registration)
  expect(first).toEqual({ place: 'below 1000', name: 'Weir Mills Ltd', roles: [roles.ADMIN, roles.ANALYST] })
  expect(bodyOf(registration, first)).toEqual({
    ...{ revision: 2, roles: [roles.ADMIN, roles.ANALYST] },
    target: { kind: 'new', name: 'Weir Mills Ltd', superClientBusinessId: 1000 },
  })
})

test('one that came by nobody’s pages stands alone, if whoever decides may have it so', () => {
  const first = firstAcceptance(ofOperator)
  expect(first).toMatchObject({ place: 'alone', roles: [roles.ADMIN, roles.DATA_SUPPLIER] })
  expect(bodyOf(ofOperator, first).target).toMatchObject({ kind: 'new', superClientBusinessId: null })
  expect(firstAcceptance({ ...registration, businessName: null }).place).toBe('below 1000')
})

test('a name with its legal form that is too long goes without it', () => {
  const companyName = '🏭W'.repeat(49)
  expect(firstAcceptance({ ...registration, companyName }).name).toBe(companyName)
})

test('at another place only what may be given there stays', () => {
  const moved = atPlace(registration, firstAcceptance(registration), 'existing 1001')
  expect(moved.roles).toEqual([roles.ANALYST])
  expect(bodyOf(registration, moved).target).toEqual({ kind: 'existing', businessId: 1001 })
  expect(rolesAt(registration, 'existing 77')).toEqual([])
})
