import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'
import { classNames, PageHead, useAfterDelay } from '@energycockpit/ui'
import { DemoNote } from './demo-note'
import { FeatureTiles } from './feature-tiles'
import styles from './landing-page.module.css'
import { NewsPanel } from './news-panel'
import { PortfolioPanel } from './portfolio-panel'
import { RecentPanel } from './recent-panel'
import { useNewestNews } from './use-newest-news'
import { usePortfolio } from './use-portfolio'
import { useRecent } from './use-recent'

/** So long the page holds back what stands below what is still on its way; the menu leads to the same places meanwhile. */
const patience = 5_000

/** Where a user arrives: who they are here, how their portfolio does, what is new, and where they may go. */
export function LandingPage() {
  const { t } = useTexts()
  const { user, menu, basePath } = useFeature()
  const landingUrl = `${basePath}/home-portal`
  const canSee = offers(menu, `${basePath}/analysis`)
  const canOpen = canSee || offers(menu, `${basePath}/organization/hierarchy`)
  const portfolio = usePortfolio({ canSee })
  const recent = useRecent({ canOpen })
  const news = useNewestNews()
  const isWaiting = portfolio.isLoading || recent.isLoading || news.isLoading
  // What came earlier would be pushed down by what comes later above it.
  const isRestShown = useAfterDelay(isWaiting, patience) || !isWaiting
  return (
    <div className={classNames(styles.page, !isRestShown && styles.waiting)}>
      <PageHead
        title={t('landing.greeting', { name: user?.display_name ?? '' })}
        lead={user && t('landing.business', { business: user.client_business_name })}
      />
      <div className={styles.columns}>
        {canSee && (
          <div className={styles.main}>
            <PortfolioPanel portfolio={portfolio} />
          </div>
        )}
        {isRestShown && (
          <div className={styles.aside}>
            <NewsPanel news={news} />
            {canOpen && <RecentPanel recent={recent} />}
          </div>
        )}
      </div>
      {isRestShown && (
        <>
          <FeatureTiles landingUrl={landingUrl} />
          {portfolio.data?.isDemo && <DemoNote legalUrl={`${landingUrl}/legal`} />}
        </>
      )}
    </div>
  )
}
