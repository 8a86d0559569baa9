/** More would be noise. */
const mostDigits = 12

/**
 * What was found, with as many decimal places as tell it from the limit that it is beyond: 39.8 % are less than 40 %,
 * and nobody believes that 40 % are. `write` writes a figure with so many decimal places.
 */
export function writtenApart(
  found: number,
  limit: number,
  write: (figure: number, digits: number) => string,
): string {
  for (let digits = 0; digits < mostDigits && found !== limit; digits++)
    if (write(found, digits) !== write(limit, digits)) return write(found, digits)
  return write(found, 0)
}
