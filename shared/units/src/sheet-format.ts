/** How the numbers of a spreadsheet's column are written there. */
export interface SheetFormat {
  /** As ECMA-376 has it (18.8.31); whoever opens the file sees the signs of their own language. */
  code: string
  /** What a cell has for a value: a spreadsheet counts percentages from 0 to 1. */
  factor: number
}

/** The unit that stands at the end of a heading in square brackets: `Main meter [kWh]`. */
export const unitOfHeading = (heading: string): string | undefined => /\[([^[\]]+)\]\s*$/.exec(heading)?.[1]

type Language = 'de' | 'en'

const most = { percent: 2, figure: 3, small: 6 } as const
const currencies: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: '$' }

/**
 * Thousands parted, and as many places for all as the values have, three at most, or six where all are below 1; shares
 * as percentages, money with its currency, where the language puts that, and its cents. The cells keep every digit. `values` may be the first of many.
 */
export function sheetFormat(unit: string, values: Iterable<unknown>, language: Language): SheetFormat {
  let [places, greatest] = [0, 0]
  for (const value of values) {
    if (typeof value !== 'number' || !Number.isFinite(value)) continue
    places = Math.max(places, placesOf(value))
    greatest = Math.max(greatest, Math.abs(value))
  }
  if (unit === '%') return { code: `0${fraction(Math.min(places, most.percent))}%`, factor: 0.01 }
  const currency = currencyOf(unit)
  if (currency !== undefined) return { code: moneyFormat(currency, language), factor: 1 }
  return { code: `#,##0${fraction(Math.min(places, greatest < 1 ? most.small : most.figure))}`, factor: 1 }
}

/** Every code that a column of this unit may get, for files whose formats are written before their values. */
export function possibleFormats(unit: string, language: Language): string[] {
  const places = Array.from({ length: most.small + 1 }, (_, count) => Number(`1e-${count}`))
  return [...new Set(places.map((value) => sheetFormat(unit, [value], language).code))]
}

/** The number that a cell has, without the noise of the factor. */
export const sheetNumber = (value: number, { factor }: SheetFormat): number =>
  factor === 1 ? value : Number((value * factor).toPrecision(12))

/** £5.00 and CHF 5.00 in English, 5,00 £ in German; the signs between digits are those of whoever opens the file. */
const moneyFormat = (currency: string, language: Language) =>
  language === 'de'
    ? `#,##0.00\\ "${currency}"`
    : `"${currency}"${/[A-Z]/.test(currency) ? '\\ ' : ''}#,##0.00`

const fraction = (places: number) => (places === 0 ? '' : `.${'0'.repeat(places)}`)

/** Of an amount of money, `EUR` or `€`; a price per something has more places than cents. */
function currencyOf(unit: string): string | undefined {
  const signs = Object.values(currencies)
  if (signs.includes(unit)) return unit
  return /^[A-Z]{3}$/.test(unit) ? (currencies[unit] ?? unit) : undefined
}

function placesOf(value: number): number {
  const text = String(value)
  const [digits = '', exponent = '0'] = text.split('e')
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent))
}
