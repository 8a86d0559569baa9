import { useState } from 'react'
import type { CarbonReport } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Table, TableCell, TableNote } from '@energycockpit/ui'
import { AmountText } from './amount-cell'
import { useCarbonLink } from './carbon-link'
import { locationsOfReport } from './locations-of-report'
import { bases } from './report-lines'
import styles from './carbon.module.css'

/** More are shown when somebody asks. */
const shownFirst = 20

/** Where it was emitted. */
export function LocationsTable({ report }: { report: CarbonReport }) {
  const { t, formats } = useTexts()
  const [showsAll, setShowsAll] = useState(false)
  const linkTo = useCarbonLink()
  const all = locationsOfReport(report)
  const columns = [
    { name: 'location', label: t('overview.location') },
    ...bases.map((basis) => ({ name: basis, label: t(`carbon.columns.${basis}`), isNumber: true })),
    { name: 'known', label: t('carbon.known'), isNumber: true },
  ] as const
  return (
    <>
      <Table columns={columns}>
        {(showsAll ? all : all.slice(0, shownFirst)).map(({ id, name, parentName, amounts, productType }) => (
          <tr key={id}>
            <th scope="row">
              <span className={styles.place}>
                <a href={linkTo({ nodeId: id, productType, year: report.reported.year })}>{name}</a>
                <TableNote>{parentName}</TableNote>
              </span>
            </th>
            {bases.map((basis) => (
              <TableCell key={basis} label={t(`carbon.columns.${basis}`)} isNumber>
                <AmountText {...amounts[basis]} />
              </TableCell>
            ))}
            <TableCell label={t('carbon.known')} isNumber>
              {formats.percent(
                Math.min(...bases.flatMap((basis) => (amounts[basis].known > 0 ? amounts[basis].known : []))),
              )}
            </TableCell>
          </tr>
        ))}
      </Table>
      {!showsAll && all.length > shownFirst && (
        <Button onClick={() => setShowsAll(true)}>{t('carbon.showAll', { count: all.length })}</Button>
      )}
    </>
  )
}
