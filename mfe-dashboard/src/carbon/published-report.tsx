import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { CarbonReport, PublishedCarbonReport } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { deviceZone } from '@energycockpit/time'
import { Button, PartialNotice, Table, TableCell } from '@energycockpit/ui'
import { factorsQuery } from '../overview/overview-queries'
import { AmountText } from './amount-cell'
import { changedFactors, publishedLines } from './compare-published'
import { concernedBy } from './concerned-by'
import { FactorTable } from './factor-table'
import { factorsThen } from './used-factors'
import { WithdrawDialog } from './withdraw-dialog'
import styles from './carbon.module.css'

interface PublishedReportProps {
  published: PublishedCarbonReport
  report: CarbonReport
  canWithdraw: boolean
}

/** A report as it was published, beside today's figures, and what became of its factors since. */
export function PublishedReport({ published, report, canWithdraw }: PublishedReportProps) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const factors = useQuery(factorsQuery(api))
  const lines = publishedLines(published, report.reported)
  const changed =
    factors.data && changedFactors(published, concernedBy(factors.data, report.node), factors.data.nodes)
  const { at, by } = published.published
  const { withdrawn } = published
  const [isAsking, setAsking] = useState(false)
  const when = formats.dateTime(at, deviceZone())
  const columns = [
    { name: 'what', label: t('carbon.what') },
    { name: 'published', label: t('carbon.publishedFigure'), isNumber: true },
    { name: 'today', label: t('carbon.todayFigure'), isNumber: true },
    { name: 'state', label: t('carbon.state') },
  ] as const
  return (
    <section className={styles.page} aria-label={when}>
      <p>{by === null ? t('carbon.publishedOn', { when }) : t('carbon.publishedBy', { when, name: by })}</p>
      {withdrawn && (
        <PartialNotice>
          <p className={styles.line}>
            {t(withdrawn.by === null ? 'carbon.withdrawnOn' : 'carbon.withdrawnBy', {
              when: formats.dateTime(withdrawn.at, deviceZone()),
              name: withdrawn.by ?? '',
              reason: withdrawn.reason,
            })}
          </p>
        </PartialNotice>
      )}
      {!withdrawn && lines.some(({ differs }) => differs) && (
        <PartialNotice>
          <p className={styles.line}>{t('carbon.differs')}</p>
          {changed && changed.length === 0 && <p className={styles.line}>{t('carbon.sameFactors')}</p>}
          {changed && changed.length > 0 && (
            <ul className={styles.list}>
              {changed.map(({ nodeId, nodeName, kind, productType, change }) => (
                <li key={`${nodeId} ${kind} ${productType}`}>
                  {t(`carbon.factorChange.${change}`, {
                    factor: `${t(`overview.products.${productType}`)}, ${t(`carbon.kinds.${kind}`)}`,
                    place: nodeName,
                  })}
                </li>
              ))}
            </ul>
          )}
        </PartialNotice>
      )}
      <Table columns={columns}>
        {lines.map((line) => (
          <tr key={`${line.basis} ${line.productType}`}>
            <th scope="row">
              {t(`carbon.line.${line.basis}`, { product: t(`overview.products.${line.productType}`) })}
            </th>
            <TableCell label={t('carbon.publishedFigure')} isNumber>
              <AmountText kg={line.published} isPartial={line.published === null} />
            </TableCell>
            <TableCell label={t('carbon.todayFigure')} isNumber>
              <AmountText kg={line.today} isPartial={line.today === null} />
            </TableCell>
            <TableCell label={t('carbon.state')}>
              {t(line.differs ? 'carbon.isOther' : 'carbon.isSame')}
            </TableCell>
          </tr>
        ))}
      </Table>
      <details>
        <summary>{t('carbon.factorsThen')}</summary>
        <FactorTable factors={factorsThen(published, factors.data?.nodes ?? [])} />
      </details>
      {canWithdraw && !withdrawn && (
        <div>
          <Button
            onClick={() => setAsking(true)}
            aria-haspopup="dialog"
            aria-label={t('carbon.withdrawOf', { when })}
          >
            {t('carbon.withdraw')}
          </Button>
        </div>
      )}
      {isAsking && (
        <WithdrawDialog id={published.id} year={published.year} onClose={() => setAsking(false)} />
      )}
    </section>
  )
}
