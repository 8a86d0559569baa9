import { useQuery } from '@tanstack/react-query'
import type { CarbonReport, ConversionFactors, ListedFactor } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { deviceZone } from '@energycockpit/time'
import { Table, TableCell } from '@energycockpit/ui'
import { factorsQuery } from '../overview/overview-queries'
import { concernedBy } from './concerned-by'
import styles from './carbon.module.css'

/** By which factors it was calculated: their values, when they hold, and where they are from. */
export function CarbonFactors({ node }: { node: CarbonReport['node'] }) {
  const { t } = useTexts()
  const { api } = useFeature()
  const factors = useQuery(factorsQuery(api))
  return (
    <QueryContent query={factors} loading={t('carbon.loading')} failed={t('carbon.failedFactors')}>
      {(found) => <Factors found={found} factors={concernedBy(found, node)} />}
    </QueryContent>
  )
}

function Factors({ found, factors }: { found: ConversionFactors; factors: readonly ListedFactor[] }) {
  const { t, formats } = useTexts()
  const columns = [
    { name: 'factor', label: t('carbon.factor') },
    { name: 'place', label: t('carbon.setFor') },
    { name: 'value', label: t('carbon.value') },
    { name: 'source', label: t('carbon.source') },
  ] as const
  if (factors.length === 0) return <p className={styles.note}>{t('carbon.noFactors')}</p>
  return (
    <Table columns={columns}>
      {factors.map((factor) => {
        const { kind, productType, nodeId, unit, periods, series, changed } = factor
        const place = found.nodes.find(({ id }) => id === nodeId)
        const zone = place?.timeZone ?? 'UTC'
        return (
          <tr key={`${nodeId} ${kind} ${productType}`}>
            <th scope="row">{`${t(`overview.products.${productType}`)}: ${t(`carbon.kinds.${kind}`)}`}</th>
            <TableCell label={t('carbon.setFor')}>{place?.name ?? '–'}</TableCell>
            <TableCell label={t('carbon.value')} room="two">
              {series ? (
                t('carbon.everyInterval')
              ) : (
                <ul className={styles.list}>
                  {periods.map(({ from, value }) => (
                    <li key={from ?? ''}>
                      {t(from === null ? 'carbon.always' : 'carbon.since', {
                        value: `${formats.number(value, 4)}\u00a0${unit}`,
                        day: from === null ? '' : formats.date(from, zone),
                      })}
                    </li>
                  ))}
                </ul>
              )}
            </TableCell>
            <TableCell label={t('carbon.source')} room="two">
              {[
                ...(series ? [t('carbon.ofSeries', { name: series.name })] : []),
                changed.by === null
                  ? t('carbon.setOn', { day: formats.date(changed.at, deviceZone()) })
                  : t('carbon.setBy', { name: changed.by, day: formats.date(changed.at, deviceZone()) }),
              ].join(' · ')}
            </TableCell>
          </tr>
        )
      })}
    </Table>
  )
}
