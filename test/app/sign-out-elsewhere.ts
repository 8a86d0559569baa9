import { demoPassword, SignedInClient, type UserName } from '@energycockpit/testing'

/** Ends every session of a user: in the portal, or as the administrator of the Keycloak that the tests run against. */
export async function signOutElsewhere(portalUrl: string, userName: UserName): Promise<void> {
  if (process.env.ENERGYCOCKPIT_TEST_SETTINGS?.includes('KEYCLOAK_URL')) {
    const { administer, idOf } = await import('../keycloak/keycloak')
    return administer('POST', `/users/${await idOf(userName)}/logout`)
  }
  const client = await SignedInClient.signIn(portalUrl, { userName, password: demoPassword })
  await client.post('/rest/secure/sessions/end-all')
}
