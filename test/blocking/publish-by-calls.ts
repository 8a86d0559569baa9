import type { SignedInClient, UserName } from '@energycockpit/testing'

/** Makes a user whom the portal knows confirm something, as a system administrator does; layouts by type. */
export async function publishByCalls(
  operator: SignedInClient,
  userName: UserName,
  notices: Record<string, readonly object[]>,
): Promise<void> {
  const audience = { kind: 'user', userName }
  for (const [type, layout] of Object.entries(notices)) {
    const made = await operator.post<{ uuid: string }>('/rest/secure/notices', { type, audience, layout })
    const published = await operator.post(`/rest/secure/notices/${made.body.uuid}/publication`)
    expect([made.status, published.status]).toEqual([200, 204])
  }
}
