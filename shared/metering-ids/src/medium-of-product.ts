/* Source of the numbers: IEC 62056-6-1, value group A. */
const mediums: Readonly<Record<string, number>> = { COLD: 5, HEAT: 6, GAS: 7, WATER: 8 }
const ELECTRICITY = 1

/** Value group A of what a meter of a product counts: what a code means that leaves it out. */
export const mediumOfProduct = (product: string): number => mediums[product] ?? ELECTRICITY
