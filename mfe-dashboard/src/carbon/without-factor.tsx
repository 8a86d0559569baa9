import type { CarbonReport, Emissions } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { PartialNotice } from '@energycockpit/ui'
import { amountOfYear } from './report-lines'
import styles from './carbon.module.css'

/** What is not in the figures, or is in them by another factor than one may expect. */
export function WithoutFactor({ report: { reported } }: { report: CarbonReport }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const lines = reported.products.flatMap((product) => {
    const name = t(`overview.products.${product.productType}`)
    const { locations } = product
    const lacking = locations.withoutFactor.filter((share) => share > 0).length
    const leftOut = locations.leftOut.reduce((sum, count) => sum + count, 0)
    return [
      ...(lacking > 0
        ? [t('carbon.lacks', { product: name, count: lacking, of: locations.locationId.length })]
        : []),
      ...(leftOut > 0 ? [t('carbon.leftOut', { product: name, count: leftOut })] : []),
    ]
  })
  const byGrid = reported.products.filter((product) => product.scope === 2 && usesGrid(product))
  return (
    <>
      {lines.length > 0 && (
        <PartialNotice>
          <ul className={styles.list}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <a href={`${basePath}/measurement-data/conversion-factors`}>{t('carbon.toFactors')}</a>
        </PartialNotice>
      )}
      {byGrid.length > 0 && (
        <PartialNotice kind="information">
          {t('carbon.byGrid', {
            products: byGrid.map(({ productType }) => t(`overview.products.${productType}`)).join(', '),
          })}{' '}
          <a href={`${basePath}/measurement-data/conversion-factors`}>{t('carbon.toFactors')}</a>
        </PartialNotice>
      )}
    </>
  )
}

/** Whether the market-based figure has the factor of the grid for some of its values. */
const usesGrid = (product: Emissions): boolean =>
  amountOfYear(product, 'MARKET').kg !== null &&
  product.months.ofContract.some((share, month) => product.months.energy[month] !== null && share < 1)
