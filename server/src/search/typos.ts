/** Shorter words are right or mean something else. */
const shortestWithTypo = 4
const shortestWithTwo = 7

/**
 * How many letters are to be changed, added, left out or swapped with their neighbour until every word is the beginning
 * of one of the text; undefined where that is more than a slip. Both written as the store folds them.
 */
export function typosIn(words: readonly string[], text: string): number | undefined {
  const known = text.split(' ')
  let sum = 0
  for (const word of words) {
    const fewest = Math.min(...known.map((one) => typosToBegin(word, one)))
    if (fewest > allowed(word)) return undefined
    sum += fewest
  }
  return sum
}

/** With another digit a number is another number. */
function allowed(word: string): number {
  if (word.length < shortestWithTypo || /\p{N}/u.test(word)) return 0
  return word.length < shortestWithTwo ? 1 : 2
}

/** The fewest steps that make a word of the beginning of another: the optimal string alignment, its last row's least. */
function typosToBegin(word: string, other: string): number {
  const letters = [...word]
  const others = [...other].slice(0, letters.length + 2)
  let beforeLast: number[] = []
  let lastRow = others.map((_, place) => place)
  lastRow.push(others.length)
  for (const [row, letter] of letters.entries()) {
    const next = [row + 1]
    for (const [column, another] of others.entries()) {
      const changed = lastRow[column]! + (letter === another ? 0 : 1)
      const isSwapped = row > 0 && column > 0 && letter === others[column - 1] && letters[row - 1] === another
      const swapped = isSwapped ? beforeLast[column - 1]! + 1 : Infinity
      next.push(Math.min(changed, swapped, lastRow[column + 1]! + 1, next[column]! + 1))
    }
    beforeLast = lastRow
    lastRow = next
  }
  return Math.min(...lastRow)
}
