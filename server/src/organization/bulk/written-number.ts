/** Where people write their numbers as texts: either decimal sign, and no thousands. Undefined for anything else. */
export function numberOf(cell: number | string): number | undefined {
  if (typeof cell === 'number') return cell
  return /^-?\d+([.,]\d+)?$/.test(cell) ? Number(cell.replace(',', '.')) : undefined
}
