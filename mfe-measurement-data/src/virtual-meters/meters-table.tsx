import type { ListedVirtualSeries } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Table, TableCell, TableNote } from '@energycockpit/ui'
import { unitSign } from '@energycockpit/units'
import { spokenFormula } from './input-name'
import styles from './virtual-meters.module.css'

/** Each virtual meter with its formula in the names of the meters. */
export function MetersTable({ series }: { series: readonly ListedVirtualSeries[] }) {
  const { t, locale } = useTexts()
  const { basePath } = useFeature()
  const columns = [
    { name: 'name', label: t('virtual.columns.name') },
    { name: 'formula', label: t('virtual.columns.formula') },
    { name: 'values', label: t('virtual.columns.values') },
  ] as const
  return (
    <Table columns={columns}>
      {series.map((one) => (
        <tr key={one.seriesId}>
          <th scope="row">
            <span className={styles.lines}>
              <a href={`${basePath}/measurement-data/virtual-meters/${one.seriesId}`}>{one.name}</a>
              <TableNote>{one.locationName}</TableNote>
            </span>
          </th>
          <TableCell label={columns[1].label} room="all">
            <span className={styles.spoken}>{spokenFormula(one.formula, one.inputs)}</span>
          </TableCell>
          <TableCell label={columns[2].label} room="two">
            {t('virtual.unitAndInterval', {
              unit: unitSign(one.unit, locale),
              interval: t(`interval.${one.interval}`),
            })}
          </TableCell>
        </tr>
      ))}
    </Table>
  )
}
