import type { SignedInClient, UserName } from '@energycockpit/testing'

interface NoticeToPublish {
  type: string
  layout: readonly object[]
}

/** Makes a user whom the portal knows confirm something, as a system administrator does. */
export async function publishByCalls(
  operator: SignedInClient,
  userName: UserName,
  notices: readonly NoticeToPublish[],
): Promise<void> {
  const audience = { kind: 'user', userName }
  for (const notice of notices) {
    const made = await operator.post<{ uuid: string }>('/rest/secure/notices', { ...notice, audience })
    const published = await operator.post(`/rest/secure/notices/${made.body.uuid}/publication`)
    expect([made.status, published.status]).toEqual([200, 204])
  }
}
