import { roles as numbers } from '@energycockpit/contract'

const name = 'show'
const wall = 'wall'
const board = 'tiles'

/** Screens that nobody sits in front of show the wall at once; everybody else where the address says so. */
export function isWall(query: string, roles: readonly number[]): boolean {
  const asked = new URLSearchParams(query).get(name)
  const isScreen = roles.length > 0 && roles.every((role) => role === numbers.KIOSK_USER)
  return asked === wall || (asked !== board && isScreen)
}

/** The query of an address with the wall, or without it. */
export function withWall(query: string, isShown: boolean): string {
  const parameters = new URLSearchParams(query)
  parameters.set(name, isShown ? wall : board)
  return `?${parameters}`
}
