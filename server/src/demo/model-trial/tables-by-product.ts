/** A table of Markdown for each product; the first columns are texts, the others figures. */
export function tablesByProduct<Row extends { product: string }>(
  rows: readonly Row[],
  { heads, texts }: { heads: readonly string[]; texts: number },
  cellsOf: (row: Row) => readonly (string | number)[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [...new Set(rows.map(({ product }) => product))]
    .map((product) =>
      [
        `**${product}**`,
        '',
        line(heads),
        line(heads.map((_, place) => (place < texts ? '---' : '---:'))),
        ...rows.filter((row) => row.product === product).map((row) => line(cellsOf(row))),
      ].join('\n'),
    )
    .join('\n\n')
}

export const percent = (share: number, digits = 1) => `${(100 * share).toFixed(digits)} %`
export const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length
export const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN
