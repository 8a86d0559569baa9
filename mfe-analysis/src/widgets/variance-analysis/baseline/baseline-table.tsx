import type { BaselineVariance } from '@energycockpit/contract'
import { NO_BREAK_SPACE, useTexts, writtenChange } from '@energycockpit/i18n'
import { columnFigures } from '../../../amounts/column-figures'
import { RowsSection } from '../../../amounts/rows-section'
import type { RowLength } from '../../../amounts/rows-of-range'
import { writtenRow } from '../../../amounts/written-row'
import type { FiguresRow } from '../../../figures-table/figures-table'
import type { BaselineRow } from './baseline-rows'

interface BaselineTableProps {
  rows: readonly BaselineRow[]
  length: RowLength
  total: BaselineVariance['total']
  unit: string
}

/** Each row with what was expected of it, and how sure that is. */
export function BaselineTable({ rows, length, total, unit }: BaselineTableProps) {
  const { t, formats } = useTexts()
  const figures = columnFigures(
    rows.flatMap(({ value, expected }) => [value, expected]),
    unit,
    formats,
  )
  const isAdjusted = rows.some(({ adjustment }) => adjustment)
  const isPartial = rows.some(({ compared }) => compared > 0 && compared < 1)
  const line = (key: string, name: string, row: Omit<BaselineRow, 'from' | 'to'>): FiguresRow => ({
    ...{ key, name },
    cells: [
      figures.write(row.value),
      figures.write(row.expected),
      ...(isAdjusted ? [figures.writeSigned(row.adjustment)] : []),
      row.uncertainty === null ? '–' : `±${NO_BREAK_SPACE}${figures.write(row.uncertainty)}`,
      row.difference === null ? t('variance.missing') : figures.writeSigned(row.difference),
      row.difference === null || !row.expected ? '–' : writtenChange(row.difference / row.expected, formats),
      figures.writeSigned(row.cumulated),
      ...(isPartial ? [formats.percent(row.compared)] : []),
    ],
  })
  const lines = rows.map((row) => line(row.from, writtenRow(row, length, formats), row))
  const { actual, expected } = total
  const difference = actual === null || expected === null ? null : actual - expected
  const whole = { ...total, value: actual, difference, cumulated: difference, cumulatedUncertainty: null }
  const last =
    rows.length > 1 && difference !== null
      ? [{ ...line('total', t('variance.total'), whole), isTotal: true }]
      : []
  return (
    <RowsSection
      title={t('variance.table')}
      headings={[
        t('variance.column.period'),
        t('variance.column.value'),
        t('variance.column.expected'),
        ...(isAdjusted ? [t('variance.column.adjustment')] : []),
        t('variance.column.uncertainty'),
        t('variance.column.difference'),
        t('variance.column.share'),
        t('variance.column.cumulated'),
        ...(isPartial ? [t('variance.column.compared')] : []),
      ]}
      rows={[...lines, ...last]}
    />
  )
}
