export interface Result {
  name: string
  value: number
  unit: string
  /** The most that it may be; absent where nothing was agreed. */
  limit?: number
}

/** One line for each result, in columns. */
export function table(results: readonly Result[]): string {
  const rows = results.map(({ name, value, unit, limit }) => [
    name,
    `${round(value)} ${unit}`,
    limit === undefined ? '' : `at most ${limit} ${unit}`,
    limit === undefined ? '' : holds({ value, limit }) ? 'holds' : 'DOES NOT HOLD',
  ])
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)))
  return rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')).join('\n')
}

export const holds = ({ value, limit }: Pick<Result, 'value' | 'limit'>) =>
  limit === undefined || value <= limit

const round = (value: number) => Number(value.toPrecision(3))

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? NaN
}
