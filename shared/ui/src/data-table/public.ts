export type { DataColumn } from './data-column'
export { DataTable, type DataTableProps } from './data-table'
