import type { ReadingImport } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { DataTable, type DataTableProps } from '@energycockpit/ui/data-table'
import { useImportColumns, type ImportSteps } from './import-columns'

interface ImportsTableProps extends ImportSteps {
  imports: readonly ReadingImport[]
  /** There are older imports. */
  more: DataTableProps<ReadingImport>['more']
}

/** Imports in the order given, with their steps. */
export function ImportsTable({ imports, more, ...steps }: ImportsTableProps) {
  const { t } = useTexts()
  return (
    <DataTable
      label={t('imports.latest')}
      columns={useImportColumns(imports, steps)}
      rows={imports}
      keyOf={({ id }) => String(id)}
      more={more}
    />
  )
}
