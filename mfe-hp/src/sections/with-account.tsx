import { getAccount, type CallResponse } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Panel } from '@energycockpit/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryContent } from '../states/query-content'

export type Account = CallResponse<typeof getAccount>

/** What needs to know who the user is; until then, a panel that says so. */
export function WithAccount({ children }: { children: (account: Account) => ReactNode }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const account = useQuery({
    queryKey: ['account'],
    queryFn: ({ signal }) => api.call(getAccount, { signal }),
  })
  if (account.data) return children(account.data)
  return (
    <Panel title={t('profile.title')}>
      <QueryContent query={account} failed={t('profile.failed')}>
        {() => null}
      </QueryContent>
    </Panel>
  )
}
