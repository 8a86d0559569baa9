import { changeOf, locationFigures, minComparable, shareOfChange } from '@energycockpit/consumption'
import type { Consumption, ConsumptionOfProduct } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { carrierOfProduct, CarrierSign, EmptyState, Icon } from '@energycockpit/ui'
import { useAnalysisLink } from './analysis-link'
import type { TileProps } from './tile'
import { useConsumption } from './use-consumption'
import styles from './tiles.module.css'

/** What was consumed of each product this month, against the same days of the year before, and how much of it is known. */
export function ConsumptionTile(props: TileProps) {
  const { t } = useTexts()
  const consumption = useConsumption(props)
  return (
    <QueryContent
      query={consumption}
      loading={t('overview.loading')}
      failed={t('overview.failed.CONSUMPTION')}
    >
      {({ products, locations }) =>
        products.length === 0 ? (
          <EmptyState title={t('overview.noMeters')} glyph="meter">
            {t('overview.noMetersDetail')}
          </EmptyState>
        ) : (
          <ul className={styles.products}>
            {products.map((product) => (
              <OfProduct key={product.productType} {...props} {...{ product, locations }} />
            ))}
          </ul>
        )
      }
    </QueryContent>
  )
}

interface OfProductProps extends TileProps {
  product: ConsumptionOfProduct
  locations: Consumption['locations']
}

function OfProduct({ product, locations, ...props }: OfProductProps) {
  const { t, formats } = useTexts()
  const linkTo = useAnalysisLink(props)
  const { productType, unit, current } = product
  const { value, measured, estimated } = current.total
  const { number, unit: shownUnit } =
    value === null ? { number: '–', unit: '' } : formats.quantityParts(value, unit)
  const change = changeOf(locationFigures(product, locations))
  const share = change && shareOfChange(change)
  const known = measured + estimated
  return (
    <li className={styles.product}>
      <a className={styles.name} href={linkTo('', { product: productType })}>
        <CarrierSign carrier={carrierOfProduct[productType]} />
        {t(`overview.products.${productType}`)}
      </a>
      <span className={styles.figure}>
        {number}
        {shownUnit && <span className={styles.unit}>{`\u00a0${shownUnit}`}</span>}
      </span>
      <span>
        {share === undefined
          ? t('overview.incomparable')
          : t('overview.against', { change: writtenChange(share, formats) })}
      </span>
      <span className={styles.note}>
        {known < minComparable && <Icon glyph="warning" className={styles.warning} />}
        {t('overview.known', { share: formats.percent(known) })}
        {change && change.locations < change.of
          ? ` · ${t('overview.comparedLocations', { count: change.locations, of: change.of })}`
          : ''}
      </span>
    </li>
  )
}
