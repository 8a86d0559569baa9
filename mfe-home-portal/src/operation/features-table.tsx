import type { FeatureInOperation } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Select, Table, TableCell, TableNote } from '@energycockpit/ui'
import { useState } from 'react'
import { failureRate, writtenRate } from './failure-rate'
import { inOrder, orders, type Order } from './feature-order'
import { writtenTime } from './written-time'

type Column = Order | 'version' | 'loadShare'
const columns: readonly Column[] = [
  'feature',
  'version',
  'loads',
  'median',
  'percentile95',
  'loadShare',
  'failures',
  'failureRate',
  'latestFailure',
]
const ofText: readonly Column[] = ['feature', 'version', 'latestFailure']
const isOrder = (column: Column): column is Order => (orders as readonly string[]).includes(column)

/** One line for each version of each feature; where it is narrow, each line is a sheet of its own. */
export function FeaturesTable({ lines }: { lines: readonly FeatureInOperation[] }) {
  const { t } = useTexts()
  const [order, setOrder] = useState<Order>('loads')
  const label = (column: Column) => t(`operation.columns.${column}`)

  return (
    <Table
      columns={columns.map((name) => ({
        name,
        label: label(name),
        isNumber: !ofText.includes(name),
        ...(isOrder(name) && { sorts: name === 'feature' ? 'ascending' : 'descending' }),
      }))}
      sortedBy={order}
      onSort={(name) => isOrder(name) && setOrder(name)}
      narrowHead={
        <Select
          label={t('operation.order')}
          groups={[{ label: '', choices: orders.map((value) => ({ value, label: label(value) })) }]}
          value={order}
          onChange={setOrder}
        />
      }
    >
      {inOrder(lines, order).map((line) => (
        <FeatureRow key={`${line.featureId} ${line.version ?? ''}`} line={line} label={label} />
      ))}
    </Table>
  )
}

function FeatureRow({ line, label }: { line: FeatureInOperation; label: (column: Column) => string }) {
  const { t, formats } = useTexts()
  const { times, loadShare, failures, latestFailure } = line
  const rate = failureRate(line)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const written = (milliseconds: number | null) => {
    const { number, unit } = writtenTime(milliseconds, formats)
    return unit === '' ? number : `${number}\u00a0${unit}`
  }
  const figures: [Column, string][] = [
    ['loads', formats.count(times.loads)],
    ['median', written(times.medianMs)],
    ['percentile95', written(times.percentile95Ms)],
    ['loadShare', loadShare === null ? '–' : formats.percent(loadShare)],
  ]
  return (
    <tr>
      <th scope="row">{line.featureId}</th>
      <TableCell label={label('version')} muted>
        {line.version ?? t('operation.noVersion')}
      </TableCell>
      {figures.map(([column, text]) => (
        <TableCell key={column} label={label(column)} isNumber>
          {text}
        </TableCell>
      ))}
      <TableCell label={label('failures')} isNumber bad={failures > 0}>
        {formats.count(failures)}
      </TableCell>
      <TableCell label={label('failureRate')} isNumber>
        {writtenRate(rate, formats)}
      </TableCell>
      <TableCell label={label('latestFailure')} room="two">
        {latestFailure === null ? (
          '–'
        ) : (
          <span>
            {t(`operation.kinds.${latestFailure.kind}`)}{' '}
            <TableNote>
              <time dateTime={latestFailure.at}>{formats.dateTime(latestFailure.at, zone)}</time>
            </TableNote>
          </span>
        )}
      </TableCell>
    </tr>
  )
}
