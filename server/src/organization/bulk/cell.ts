/** What a cell holds as a spreadsheet says it. */
export type Cell = string | number | boolean | Date | null
