/** With thousands parted so that it is plain which sign is which: 12.345,6, 12,345.6, 1.234.567. */
const grouped = [
  [/^-?[1-9]\d{0,2}(?:\.\d{3})+,\d+$/, '.'],
  [/^-?[1-9]\d{0,2}(?:,\d{3})+\.\d+$/, ','],
  [/^-?[1-9]\d{0,2}(?:\.\d{3}){2,}$/, '.'],
  [/^-?[1-9]\d{0,2}(?:,\d{3}){2,}$/, ','],
] as const

/**
 * Where people write their numbers as texts: either decimal sign. A sheet has no language, so that a single sign is the
 * decimal one, and thousands are parted where two signs, or one that comes twice, say which is which. Undefined for
 * anything else.
 */
export function numberOf(cell: number | string): number | undefined {
  if (typeof cell === 'number') return cell
  const [, group] = grouped.find(([pattern]) => pattern.test(cell)) ?? []
  const plain = group === undefined ? cell : cell.replaceAll(group, '')
  return /^-?\d+([.,]\d+)?$/.test(plain) ? Number(plain.replace(',', '.')) : undefined
}
