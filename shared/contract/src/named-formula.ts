/** How a formula names a series, and under what the server gives the name of its meter. */
export const inBrackets = (seriesId: number): string => `[${seriesId}]`

/** The numbers of the series that a formula names, in its order; those of a text that is no formula, too. */
export const seriesInFormula = (formula: string): number[] =>
  [...formula.matchAll(/\[\s*(\d{1,10})\s*\]/g)].map(([, number]) => Number(number))

/**
 * A formula with the names of meters, each with the number of its series, because a meter may have several:
 * `[Library · Main meter (1001)] * 2`.
 */
export const namedFormula = (formula: string, names: Readonly<Record<string, string>>): string =>
  formula.replaceAll(/\[\s*(\d{1,10})\s*\]/g, (written, number: string) => {
    const name = names[inBrackets(Number(number))]
    return name === undefined ? written : `[${name} (${Number(number)})]`
  })
