/**
 * A formula with a series put in where the cursor is (places of characters, in place of what is selected). Where a
 * value stands right before it, a plus comes between: so several chosen one after the other are added.
 */
export function insertInto(
  formula: string,
  seriesId: number,
  { start, end }: { start: number; end: number },
): { formula: string; cursor: number } {
  const [before, after] = [formula.slice(0, start), formula.slice(end)]
  const followsValue = /[\])\d]\s*$/.test(before)
  const sign = followsValue ? `${/\s$/.test(before) ? '' : ' '}+ ` : ''
  const head = `${before}${sign}[${seriesId}]`
  return { formula: `${head}${after}`, cursor: head.length }
}
