import type { FeatureInOperation } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { classNames, Icon, Select } from '@energycockpit/ui'
import { useState } from 'react'
import { failureRate, writtenRate } from './failure-rate'
import { inOrder, orders, type Order } from './feature-order'
import { writtenTime } from './written-time'
import table from './folding-table.module.css'

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
    <div className={table.place}>
      <div className={table.order}>
        <Select
          label={t('operation.order')}
          groups={[{ label: '', choices: orders.map((value) => ({ value, label: label(value) })) }]}
          value={order}
          onChange={setOrder}
        />
      </div>
      <table className={table.table}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={classNames(!ofText.includes(column) && table.number)}
                aria-sort={column === order ? (order === 'feature' ? 'ascending' : 'descending') : undefined}
              >
                {isOrder(column) ? (
                  <button type="button" className={table.sort} onClick={() => setOrder(column)}>
                    {label(column)}
                    <Icon
                      glyph="chevronDown"
                      className={classNames(
                        table.arrow,
                        column === order && table.chosen,
                        column === 'feature' && table.upwards,
                      )}
                    />
                  </button>
                ) : (
                  label(column)
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {inOrder(lines, order).map((line) => (
            <FeatureRow key={`${line.featureId} ${line.version ?? ''}`} line={line} label={label} />
          ))}
        </tbody>
      </table>
    </div>
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
      <td data-label={label('version')} className={table.version}>
        {line.version ?? t('operation.noVersion')}
      </td>
      {figures.map(([column, text]) => (
        <td key={column} data-label={label(column)} className={table.number}>
          {text}
        </td>
      ))}
      <td data-label={label('failures')} className={classNames(table.number, failures > 0 && table.bad)}>
        {formats.count(failures)}
      </td>
      <td data-label={label('failureRate')} className={table.number}>
        {writtenRate(rate, formats)}
      </td>
      <td data-label={label('latestFailure')} className={table.wide}>
        {latestFailure === null ? (
          '–'
        ) : (
          <span>
            {t(`operation.kinds.${latestFailure.kind}`)}{' '}
            <time className={table.second} dateTime={latestFailure.at}>
              {formats.dateTime(latestFailure.at, zone)}
            </time>
          </span>
        )}
      </td>
    </tr>
  )
}
