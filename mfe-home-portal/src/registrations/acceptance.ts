import { roleOfAccess, type acceptRegistration, type Registration } from '@energycockpit/contract'
import type * as z from 'zod/mini'
import { companyOf } from './company-of'

/** Where the company goes: to a business that is there, or to a new one below another (or none). */
export type Place = `existing ${number}` | `below ${number}` | 'alone'

export interface Acceptance {
  place: Place
  name: string
  roles: number[]
}

/** Where it may go, as it is likeliest first. */
export function placesOf(registration: Registration): { fresh: Place[]; existing: Place[] } {
  return {
    fresh: [
      ...registration.parents.map(({ id }): Place => `below ${id}`),
      ...(registration.rolesAbove ? (['alone'] as const) : []),
    ],
    existing: registration.businesses.map(({ id }): Place => `existing ${id}`),
  }
}

const numberIn = (place: Place) => Number(place.split(' ')[1])

/** The roles that may be given at a place. */
export function rolesAt(registration: Registration, place: Place): readonly number[] {
  if (place === 'alone') return registration.rolesAbove ?? []
  if (place.startsWith('below')) return registration.rolesBelow
  return registration.businesses.find(({ id }) => id === numberIn(place))?.roles ?? []
}

/** What is wished for, as far as it may be given. */
export function firstAcceptance(registration: Registration): Acceptance {
  const { fresh, existing } = placesOf(registration)
  // Who came by nobody's pages belongs to nobody.
  const alone = registration.businessName === null && registration.rolesAbove !== null
  const place = alone ? 'alone' : (fresh[0] ?? existing[0] ?? 'alone')
  const whole = companyOf(registration)
  const wished = registration.accesses.map((access): number => roleOfAccess[access])
  return {
    place,
    // Half a legal form would be none.
    name: [...whole].length > 100 ? registration.companyName : whole,
    roles: wished.filter((role) => rolesAt(registration, place).includes(role)),
  }
}

/** The same at another place, where other roles may be given. */
export const atPlace = (registration: Registration, acceptance: Acceptance, place: Place): Acceptance => ({
  ...{ ...acceptance, place },
  roles: acceptance.roles.filter((role) => rolesAt(registration, place).includes(role)),
})

export function bodyOf(
  { revision }: Registration,
  { place, name, roles }: Acceptance,
): z.input<(typeof acceptRegistration)['body']> {
  return {
    ...{ revision, roles },
    target: place.startsWith('existing')
      ? { kind: 'existing', businessId: numberIn(place) }
      : { kind: 'new', name, superClientBusinessId: place === 'alone' ? null : numberIn(place) },
  }
}
