import { z } from 'zod'

/** {z}, {x} and {y} stand for the tile; a style document has none of them. */
const tilePlaces = ['{z}', '{x}', '{y}']

/** A template of tiles or the address of a style; https, or http on this machine. */
function isTilesUrl(template: string): boolean {
  const given = tilePlaces.filter((place) => template.includes(place)).length
  if (given !== 0 && given !== tilePlaces.length) return false
  const address = template.replaceAll(/\{(z|x|y|ratio)\}/g, '0')
  if (/[{}\s;,'"]/.test(address) || !URL.canParse(address)) return false
  const { origin, protocol, hostname, username, password } = new URL(address)
  const isLocal = protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname)
  // The origin goes into the policy of every page: it must not depend on the tile.
  return template.startsWith(`${origin}/`) && username + password === '' && (protocol === 'https:' || isLocal)
}

/** What lies below the map of the locations. */
export const mapSettings = {
  MAP_TILES_URL: {
    description:
      'Where browsers fetch the background of the map of the locations; without it they draw countries, and nothing is fetched from elsewhere',
    expected:
      'an https address with {z}, {x} and {y} for image tiles, like https://tiles.example.com/{z}/{x}/{y}.png, or that of a MapLibre style',
    default: 'none: the built-in map',
    schema: z.string().max(1000).refine(isTilesUrl).optional(),
  },
  MAP_TILES_ATTRIBUTION: {
    description: 'Whose map that is; stands on it',
    expected:
      'a text of at most 200 characters, like © OpenStreetMap contributors, together with MAP_TILES_URL',
    default: 'none',
    schema: z.string().trim().min(1).max(200).optional(),
  },
} as const
