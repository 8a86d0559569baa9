import type { ApiClient } from '@energycockpit/api-client'
import type { PortfolioWeek as Week } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { ButtonLink, ErrorState, Panel, Waiting } from '@energycockpit/ui'
import { useMenuPlaces } from '../menu/use-menu-places'
import { PurchaseFigure } from './purchase-figure'
import styles from './portfolio-week.module.css'
import { usePortfolioWeek } from './use-portfolio-week'

interface PortfolioWeekProps {
  api: ApiClient
  landingUrl: string
  /** Where values are looked at more closely; whose menu does not lead there sees none here either. */
  analysisUrl: string
}

/** How the last whole week went: what was bought of each product, and how that compares. */
export function PortfolioWeek({ api, landingUrl, analysisUrl }: PortfolioWeekProps) {
  const { t } = useTexts()
  const canSee = useMenuPlaces(landingUrl).some(({ url }) => url === analysisUrl)
  const week = usePortfolioWeek(api, { canSee })
  if (!canSee) return null
  return (
    <Panel
      title={t('week.title')}
      className={styles.panel}
      actions={<ButtonLink href={analysisUrl}>{t('week.open')}</ButtonLink>}
    >
      {week.isPending && <Waiting label={t('loading')} />}
      {week.isError && (
        <ErrorState
          title={t('week.failed')}
          retry={{ label: t('failure.retry'), onRetry: () => void week.refetch() }}
        />
      )}
      {week.data && <WeekFigures week={week.data} />}
    </Panel>
  )
}

function WeekFigures({ week }: { week: Week }) {
  const { t, formats } = useTexts()
  const { locations, meteringPoints, purchases, from, to, timeZone } = week
  return (
    <div className={styles.content}>
      <p className={styles.detail}>
        {formats.period(from, to, timeZone)} · {t('week.locations', { count: locations })} ·{' '}
        {t('week.meteringPoints', { count: meteringPoints })}
      </p>
      {purchases.length === 0 ? (
        <p>{t('week.none')}</p>
      ) : (
        <dl className={styles.purchases}>
          {purchases.map((purchase) => (
            <PurchaseFigure key={`${purchase.productType} ${purchase.unit}`} purchase={purchase} />
          ))}
        </dl>
      )}
    </div>
  )
}
