import { QueryContent } from '@energycockpit/failures'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { carrierOfProduct, CarrierSign, Table, TableCell } from '@energycockpit/ui'
import { useAnalysisLink } from './analysis-link'
import { largestMovers } from './largest-movers'
import type { TileProps } from './tile'
import { useConsumption } from './use-consumption'
import styles from './tiles.module.css'

/** More are on the page of the object. */
const shown = 6

/** Where consumption changed most. */
export function MoversTile(props: TileProps) {
  const { t, formats } = useTexts()
  const linkTo = useAnalysisLink(props)
  const consumption = useConsumption(props)
  const columns = [
    { name: 'location', label: t('overview.location') },
    { name: 'product', label: t('overview.product') },
    { name: 'difference', label: t('overview.difference'), isNumber: true },
    { name: 'share', label: t('overview.share'), isNumber: true },
  ] as const
  return (
    <QueryContent query={consumption} loading={t('overview.loading')} failed={t('overview.failed.MOVERS')}>
      {(found) => {
        const movers = largestMovers(found, shown)
        if (movers.length === 0) return <p className={styles.note}>{t('overview.noMovers')}</p>
        return (
          <Table columns={columns}>
            {movers.map(({ id, name, productType, unit, difference, share }) => (
              <tr key={`${id} ${productType}`}>
                <th scope="row">
                  <a href={linkTo('previous-year', { node: id, product: productType })}>{name}</a>
                </th>
                <TableCell label={t('overview.product')}>
                  <span className={styles.name}>
                    <CarrierSign carrier={carrierOfProduct[productType]} />
                    {t(`overview.products.${productType}`)}
                  </span>
                </TableCell>
                <TableCell label={t('overview.difference')} isNumber>
                  {difference > 0 && '+'}
                  {formats.quantity(difference, unit)}
                </TableCell>
                <TableCell label={t('overview.share')} isNumber>
                  {share === undefined ? '–' : writtenChange(share, formats)}
                </TableCell>
              </tr>
            ))}
          </Table>
        )
      }}
    </QueryContent>
  )
}
