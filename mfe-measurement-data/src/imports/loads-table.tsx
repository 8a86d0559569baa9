import type { ReadingLoad } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Table } from '@energycockpit/ui'
import { loadColumns } from './load-columns'
import { LoadRow } from './load-row'
import { isInForce } from './load-rules'

interface LoadsTableProps {
  loads: readonly ReadingLoad[]
  mayUndo: boolean
  /** The load that is being undone. */
  undoing: ReadingLoad | undefined
  onUndo: (load: ReadingLoad) => void
  onFaults: (load: ReadingLoad) => void
}

/** Loads in the order given, with their steps. */
export function LoadsTable({ loads, mayUndo, undoing, onUndo, onFaults }: LoadsTableProps) {
  const { t } = useTexts()
  return (
    <Table columns={loadColumns.map((column) => ({ ...column, label: t(`imports.columns.${column.name}`) }))}>
      {loads.map((load) => (
        <LoadRow
          key={load.id}
          load={load}
          inForce={isInForce(load, loads)}
          mayUndo={mayUndo && load.undoableUntil !== null}
          pending={undoing?.id === load.id}
          onUndo={() => onUndo(load)}
          onFaults={() => onFaults(load)}
        />
      ))}
    </Table>
  )
}
