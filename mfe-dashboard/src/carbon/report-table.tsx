import { Fragment } from 'react'
import { minComparable } from '@energycockpit/consumption'
import type { CarbonReport } from '@energycockpit/contract'
import { useTexts, writtenChange } from '@energycockpit/i18n'
import { carrierOfProduct, CarrierSign, Table, TableCell } from '@energycockpit/ui'
import { AmountText } from './amount-cell'
import { reportLines } from './report-lines'
import { useCarbonLink } from './carbon-link'
import styles from './carbon.module.css'

/** Scope 1, and scope 2 in both ways beside each other, against the base year. */
export function ReportTable({ report, today }: { report: CarbonReport; today: string }) {
  const { t, formats } = useTexts()
  const { reported, base, node } = report
  const linkTo = useCarbonLink()
  const columns = [
    { name: 'what', label: t('carbon.what') },
    { name: 'reported', label: t('carbon.tonnesIn', { year: reported.year }), isNumber: true },
    ...(base
      ? ([
          { name: 'base', label: t('carbon.tonnesIn', { year: base.year }), isNumber: true },
          { name: 'change', label: t('carbon.change'), isNumber: true },
        ] as const)
      : []),
    { name: 'known', label: t('carbon.known'), isNumber: true },
  ] as const
  const isRunning = reported.year >= Number(today.slice(0, 4))
  return (
    <>
      <Table columns={columns}>
        {reportLines(reported, base).map(({ basis, productType, ...line }) => (
          <Fragment key={`${basis} ${productType}`}>
            <tr className={productType === null ? styles.total : undefined}>
              <th scope="row">
                {productType === null ? (
                  t(`carbon.total.${basis}`)
                ) : (
                  <a
                    className={styles.name}
                    href={linkTo({ nodeId: node?.id, productType, year: reported.year })}
                  >
                    <CarrierSign carrier={carrierOfProduct[productType]} />
                    {t(`carbon.line.${basis}`, { product: t(`overview.products.${productType}`) })}
                  </a>
                )}
              </th>
              <TableCell label={t('carbon.tonnesIn', { year: reported.year })} isNumber>
                <AmountText {...line.reported} />
              </TableCell>
              {base && line.base && (
                <>
                  <TableCell label={t('carbon.tonnesIn', { year: base.year })} isNumber>
                    <AmountText {...line.base} />
                  </TableCell>
                  <TableCell label={t('carbon.change')} isNumber>
                    {line.change === null ? '–' : writtenChange(line.change, formats)}
                  </TableCell>
                </>
              )}
              <TableCell label={t('carbon.known')} isNumber>
                {formats.percent(line.reported.known)}
              </TableCell>
            </tr>
          </Fragment>
        ))}
      </Table>
      {isRunning && <p className={styles.note}>{t('carbon.running', { year: reported.year })}</p>}
      {base && (
        <p className={styles.note}>{t('carbon.comparable', { share: formats.percent(minComparable) })}</p>
      )}
      <p className={styles.note}>{t('carbon.method')}</p>
    </>
  )
}
