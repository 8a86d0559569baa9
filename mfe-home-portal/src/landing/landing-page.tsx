import type { ApiClient } from '@energycockpit/api-client'
import type { User } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { PageHead, Waiting } from '@energycockpit/ui'
import { DemoNote } from './demo-note'
import { EntryList } from './entry-list'
import styles from './landing-page.module.css'
import { PortfolioWeek } from './portfolio-week'
import { useMenuPlaces } from '../menu/use-menu-places'
import { usePortfolioWeek } from './use-portfolio-week'

interface LandingPageProps {
  api: ApiClient
  user: User | undefined
  basePath: string
}

/** Where a user arrives: who they are here, how last week went, and where they may go. */
export function LandingPage({ api, user, basePath }: LandingPageProps) {
  const { t } = useTexts()
  const landingUrl = `${basePath}/home-portal`
  const analysisUrl = `${basePath}/analysis`
  const canSee = useMenuPlaces(landingUrl).some(({ url }) => url === analysisUrl)
  const week = usePortfolioWeek(api, { canSee })
  return (
    <div className={styles.page}>
      <PageHead
        title={t('landing.greeting', { name: user?.display_name ?? '' })}
        lead={user && t('landing.business', { business: user.client_business_name })}
      />
      {/* Drawn as one: what came earlier would be pushed down by what comes later above it. */}
      {canSee && week.isPending ? (
        <Waiting label={t('loading')} />
      ) : (
        <>
          <PortfolioWeek api={api} landingUrl={landingUrl} analysisUrl={analysisUrl} />
          <EntryList landingUrl={landingUrl} />
          {week.data?.isDemo && <DemoNote legalUrl={`${landingUrl}/legal`} />}
        </>
      )}
    </div>
  )
}
