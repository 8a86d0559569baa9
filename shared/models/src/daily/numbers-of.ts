/**
 * What `of` makes of each place. A loop, because `Float64Array.from` goes through an iterator, which takes longer than
 * all that a model calculates.
 */
export function numbersOf(
  places: readonly number[],
  of: (place: number, row: number) => number,
): Float64Array {
  const numbers = new Float64Array(places.length)
  for (let row = 0; row < numbers.length; row++) numbers[row] = of(places[row]!, row)
  return numbers
}
