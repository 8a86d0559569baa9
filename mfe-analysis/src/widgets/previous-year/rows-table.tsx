import { useTexts, writtenChange } from '@energycockpit/i18n'
import { columnFigures } from '../../amounts/column-figures'
import { RowsSection } from '../../amounts/rows-section'
import { writtenRow } from '../../amounts/written-row'
import type { RowLength } from '../../amounts/rows-of-range'
import type { FiguresRow } from '../../figures-table/figures-table'
import { shareOfChange, type ComparedRow } from './compared-rows'

interface RowsTableProps {
  rows: readonly ComparedRow[]
  length: RowLength
  /** Of the rows that can be compared. */
  total: { value: number; compared: number } | undefined
  unit: string
}

/** Each row with what it was a year before. */
export function RowsTable({ rows, length, total, unit }: RowsTableProps) {
  const { t, formats } = useTexts()
  const figures = columnFigures(
    rows.flatMap(({ value, compared }) => [value, compared]),
    unit,
    formats,
  )
  const line = (key: string, name: string, row: Pick<ComparedRow, 'value' | 'compared'>): FiguresRow => {
    const share = shareOfChange(row)
    const isMissing = row.value === null || row.compared === null
    return {
      ...{ key, name },
      cells: [
        figures.write(row.value),
        figures.write(row.compared),
        isMissing ? t('previousYear.missing') : figures.writeSigned(row.value! - row.compared!),
        share === undefined ? '–' : writtenChange(share, formats),
      ],
    }
  }
  const lines = rows.map((row) => line(row.from, writtenRow(row, length, formats), row))
  const last =
    total && rows.length > 1 ? [{ ...line('total', t('previousYear.total'), total), isTotal: true }] : []
  return (
    <RowsSection
      title={t('previousYear.table')}
      headings={[
        t('previousYear.column.period'),
        t('previousYear.column.value'),
        t('previousYear.column.compared'),
        t('previousYear.column.difference'),
        t('previousYear.column.change'),
      ]}
      rows={[...lines, ...last]}
    />
  )
}
