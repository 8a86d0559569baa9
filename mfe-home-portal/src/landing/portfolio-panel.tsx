import type { PortfolioSummary } from '@energycockpit/contract'
import { retryUnlessFinal } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, ErrorState, Panel, Skeleton, VisuallyHidden } from '@energycockpit/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { ArrivalNote } from './arrival-note'
import { ProductFigures } from './product-figures'
import styles from './portfolio.module.css'

/** What the portfolio consumed, how that compares, and whether its values arrive. */
export function PortfolioPanel({ portfolio }: { portfolio: UseQueryResult<PortfolioSummary> }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const { data, isError, refetch } = portfolio
  return (
    <Panel
      title={t('portfolio.title')}
      className={styles.panel}
      actions={<ButtonLink href={`${basePath}/analysis`}>{t('portfolio.open')}</ButtonLink>}
    >
      {data ? (
        <Figures summary={data} />
      ) : isError ? (
        <ErrorState
          title={t('portfolio.failed')}
          retry={retryUnlessFinal(portfolio.error, t('failure.retry'), refetch)}
        />
      ) : (
        <div className={styles.products} role="status">
          <VisuallyHidden>{t('loading')}</VisuallyHidden>
          <Skeleton className={styles.place} />
          <Skeleton className={styles.place} />
        </div>
      )}
    </Panel>
  )
}

function Figures({ summary }: { summary: PortfolioSummary }) {
  const { t } = useTexts()
  const { basePath, menu } = useFeature()
  const { locations, meteringPoints, products, arrival } = summary
  const hierarchy = `${basePath}/organization/hierarchy`
  const canEdit = offers(menu, `${basePath}/organization/import`)
  if (products.length === 0)
    return (
      <EmptyState
        title={t(locations === 0 ? 'portfolio.noLocations' : 'portfolio.noMeters')}
        glyph={locations === 0 ? 'location' : 'meter'}
        action={canEdit && <ButtonLink href={hierarchy}>{t('portfolio.toHierarchy')}</ButtonLink>}
      >
        <p>{t(locations === 0 ? 'portfolio.noLocationsDetail' : 'portfolio.noMetersDetail')}</p>
        <p>{t(canEdit ? 'portfolio.create' : 'portfolio.ask')}</p>
      </EmptyState>
    )
  return (
    <div className={styles.content}>
      <p className={styles.detail}>
        {t('portfolio.locations', { count: locations })} ·{' '}
        {t('portfolio.meteringPoints', { count: meteringPoints })}
        {summary.month.isWhole && ` · ${t('portfolio.wholeMonth')}`}
      </p>
      <ul className={styles.products}>
        {products.map((product) => (
          <ProductFigures key={product.productType} {...{ product, summary }} />
        ))}
      </ul>
      <ArrivalNote arrival={arrival} timeZone={summary.timeZone} />
    </div>
  )
}
