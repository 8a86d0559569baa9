import type { ReadingImport } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Table } from '@energycockpit/ui'
import { loadColumns } from './load-columns'
import { ImportRow } from './import-row'
import { isInForce } from './import-rules'

interface ImportsTableProps {
  imports: readonly ReadingImport[]
  canUndo: boolean
  /** The import that is being undone. */
  undoing: ReadingImport | undefined
  onUndo: (readingImport: ReadingImport) => void
  onFaults: (readingImport: ReadingImport) => void
}

/** Imports in the order given, with their steps. */
export function ImportsTable({ imports, canUndo, undoing, onUndo, onFaults }: ImportsTableProps) {
  const { t } = useTexts()
  return (
    <Table columns={loadColumns.map((column) => ({ ...column, label: t(`imports.columns.${column.name}`) }))}>
      {imports.map((readingImport) => (
        <ImportRow
          key={readingImport.id}
          readingImport={readingImport}
          inForce={isInForce(readingImport, imports)}
          canUndo={canUndo && readingImport.undoableUntil !== null}
          pending={undoing?.id === readingImport.id}
          onUndo={() => onUndo(readingImport)}
          onFaults={() => onFaults(readingImport)}
        />
      ))}
    </Table>
  )
}
