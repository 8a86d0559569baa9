import type { ApiClient } from '@energycockpit/api-client'
import { useTexts } from '@energycockpit/i18n'
import { ErrorState } from '@energycockpit/ui'
import type { ReactNode } from 'react'
import { FailurePage } from '../failure/failure-page'
import { Waiting } from '../waiting'
import { useMenuPlaces } from './use-menu-places'

interface OnlyOnMenuProps {
  api: ApiClient
  homeUrl: string
  /** The page's address, as the menu would name it. */
  url: string
  children: ReactNode
}

/** Shows a page to those whose menu leads to it. For everyone else there is no such page. */
export function OnlyOnMenu({ api, homeUrl, url, children }: OnlyOnMenuProps) {
  const { t } = useTexts()
  const places = useMenuPlaces(api, homeUrl)
  if (places.isPending) return <Waiting label={t('loading')} />
  if (places.isError)
    return (
      <ErrorState
        title={t('failure.title')}
        retry={{ label: t('failure.retry'), onRetry: () => void places.refetch() }}
      />
    )
  const offered = places.data.some((place) => place.url === url)
  return offered ? children : <FailurePage kind="not-found" homeUrl={homeUrl} />
}
