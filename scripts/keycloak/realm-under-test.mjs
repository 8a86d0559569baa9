import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../process/run-program.mjs'

const password = 'demo-energy'
const demo = {
  admin: ['ADMIN', 1001],
  super: ['SUPER_CLIENT_ADMIN', 1000],
  system: ['SYSTEM_ADMIN', 1000],
  manager: ['ENERGY_MANAGER', 1001],
  analyst: ['ANALYST', 1001],
  reader: ['METER_READER', 1001],
}
/** As many as the journeys take of one role. */
const spareUsers = 8

/**
 * The realm of the repository as a test needs it: with the demo's log-ins and some whom the portal has never seen, and
 * with a second portal that Keycloak sends users back to.
 */
export async function realmUnderTest(furtherPortal) {
  const realm = JSON.parse(await readFile(join(root, 'keycloak/realm/energycockpit-realm.json'), 'utf8'))
  for (const client of realm.clients) {
    const own = (address) => address.replace('${PORTAL_URL}', furtherPortal)
    client.redirectUris.push(...client.redirectUris.map(own))
    client.webOrigins.push(...client.webOrigins.map(own))
    client.attributes['post.logout.redirect.uris'] +=
      `##${own(client.attributes['post.logout.redirect.uris'])}`
  }
  realm.users = [
    ...Object.entries(demo).flatMap(([key, [role, business]]) =>
      [undefined, ...Array.from({ length: spareUsers }, (_, number) => number + 1)].map((number) =>
        user(`${key}${number === undefined ? '' : `-${number}`}`, [role], business),
      ),
    ),
    user('newuser', ['ANALYST'], 1001),
    user('newcomer', ['ANALYST', 'offline_access'], 1001),
    user('stranger', ['ANALYST'], 4711),
    user('nobody', [], 1001),
  ]
  return realm
}

function user(key, realmRoles, business) {
  const name = `${key}@demo.energycockpit.example`
  return {
    username: name,
    email: name,
    emailVerified: true,
    enabled: true,
    firstName: key[0].toUpperCase() + key.slice(1),
    lastName: 'Keycloak',
    attributes: {
      client_business_id: [String(business)],
      ...(business === 1001 && { super_client_business_id: ['1000'] }),
    },
    realmRoles,
    credentials: [{ type: 'password', value: password }],
  }
}
