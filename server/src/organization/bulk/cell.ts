/** A formula that failed or that nobody has calculated, as the spreadsheet shows it: `#N/A`, `=A1+B1`. */
export interface BrokenCell {
  error: string
}

/** What a cell holds as a spreadsheet says it. */
export type Cell = string | number | boolean | Date | null
