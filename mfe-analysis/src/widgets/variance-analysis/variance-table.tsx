import { useTexts, writtenChange } from '@energycockpit/i18n'
import { columnFigures } from '../../amounts/column-figures'
import { RowsSection } from '../../amounts/rows-section'
import { writtenRow } from '../../amounts/written-row'
import type { RowLength } from '../../amounts/rows-of-range'
import type { FiguresRow } from '../../figures-table/figures-table'
import type { totalVariance, VarianceRow } from './calendar-adjusted'

interface VarianceTableProps {
  rows: readonly VarianceRow[]
  length: RowLength
  total: ReturnType<typeof totalVariance>
  unit: string
}

/** Each row with what was expected of it. */
export function VarianceTable({ rows, length, total, unit }: VarianceTableProps) {
  const { t, formats } = useTexts()
  const figures = columnFigures(
    rows.flatMap(({ value, expected }) => [value, expected]),
    unit,
    formats,
  )
  const line = (key: string, name: string, row: Omit<VarianceRow, 'from' | 'to'>): FiguresRow => ({
    ...{ key, name },
    cells: [
      figures.write(row.value),
      figures.write(row.expected),
      row.difference === null ? t('variance.missing') : figures.writeSigned(row.difference),
      row.difference === null || !row.expected ? '–' : writtenChange(row.difference / row.expected, formats),
      figures.writeSigned(row.cumulated),
    ],
  })
  const lines = rows.map((row) => line(row.from, writtenRow(row, length, formats), row))
  const last =
    total && rows.length > 1
      ? [{ ...line('total', t('variance.total'), { ...total, cumulated: total.difference }), isTotal: true }]
      : []
  return (
    <RowsSection
      title={t('variance.table')}
      headings={[
        t('variance.column.period'),
        t('variance.column.value'),
        t('variance.column.expected'),
        t('variance.column.difference'),
        t('variance.column.share'),
        t('variance.column.cumulated'),
      ]}
      rows={[...lines, ...last]}
    />
  )
}
