import type { PortfolioFigure, PortfolioSummary, ProductSummary } from '@energycockpit/contract'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { carrierOfProduct, CarrierSign, Icon } from '@energycockpit/ui'
import { analysisAddress } from './analysis-address'
import { changeOf } from './change-of'
import styles from './portfolio.module.css'

interface ProductFiguresProps {
  product: ProductSummary
  summary: PortfolioSummary
}

/** What was taken of one product yesterday and this month, and where most of it; each figure leads to its analysis. */
export function ProductFigures({ product, summary }: ProductFiguresProps) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const { productType, unit, largest, leftOut } = product
  const { yesterday, weekBefore, month, yearBefore } = summary
  const linkTo = ({ from, to }: Days, more: Record<string, string> = {}) =>
    analysisAddress(basePath, { ...more, from, to, product: productType })
  const days = ({ from, to }: Days) => formats.period(midnight(from), midnight(to), 'UTC')
  return (
    <li className={styles.product}>
      <h3 className={styles.name}>
        <CarrierSign carrier={carrierOfProduct[productType]} />
        {t(`products.${productType}`)}
      </h3>
      <dl className={styles.figures}>
        <FigureOfDays
          {...{ unit, figure: product.month }}
          label={days(month)}
          href={linkTo(month)}
          before={days(yearBefore)}
        />
        <FigureOfDays
          {...{ unit, figure: product.yesterday }}
          label={t('portfolio.yesterday', { day: days(yesterday) })}
          href={linkTo(yesterday)}
          before={days(weekBefore)}
        />
      </dl>
      <div className={styles.notes}>
        {largest && (
          <p className={styles.note}>
            {t('portfolio.largest')} <a href={linkTo(month, { node: largest.locationId })}>{largest.name}</a>{' '}
            {t('portfolio.largestShare', {
              value: formats.quantity(largest.value, unit),
              share: formats.percent(largest.share),
            })}
          </p>
        )}
        {leftOut > 0 && <p className={styles.note}>{t('portfolio.leftOut', { count: leftOut })}</p>}
      </div>
    </li>
  )
}

interface Days {
  from: string
  to: string
}

const midnight = (day: string) => `${day}T00:00:00Z`

interface FigureOfDaysProps {
  label: string
  href: string
  unit: string
  figure: PortfolioFigure
  /** The days that it is compared with, in words. */
  before: string
}

function FigureOfDays({ label, href, unit, figure, before }: FigureOfDaysProps) {
  const { t, formats } = useTexts()
  const { value, measured, estimated, comparison, incomparable, knownBefore } = figure
  const written = value === null ? undefined : formats.quantityParts(value, unit)
  const change = changeOf(figure)
  // Sums of shares may be a hair less than the whole.
  const known = Math.min(1, Math.round((measured + estimated) * 1e9) / 1e9)
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>
        <a href={href}>{label}</a>
      </dt>
      <dd className={styles.value}>
        {written?.number ?? '–'}
        {written && <span className={styles.unit}>{`\u00a0${written.unit}`}</span>}
      </dd>
      <dd>
        {change === undefined ? (
          <span className={styles.note}>
            {t(`portfolio.incomparable.${incomparable ?? 'ZERO_BEFORE'}`, { before })}
          </span>
        ) : (
          <>
            <strong className={styles.change}>{writtenChange(change, formats)}</strong>{' '}
            {t('portfolio.against', { before })}
          </>
        )}
      </dd>
      <dd className={styles.known}>
        {known < 1 && <Icon glyph="warning" className={styles.warning} />}
        <span>
          {t('portfolio.known', { share: formats.percent(known) })}
          {estimated > 0 && ` ${t('portfolio.estimated', { share: formats.percent(estimated) })}`}
          {comparison &&
            knownBefore < 1 &&
            ` ${t('portfolio.knownBefore', { share: formats.percent(knownBefore) })}`}
          {comparison &&
            comparison.share < 1 &&
            ` ${t('portfolio.compared', { share: formats.percent(comparison.share) })}`}
        </span>
      </dd>
    </div>
  )
}
