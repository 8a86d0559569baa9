import { minComparable } from '@energycockpit/consumption'
import type { CarbonYear, Emissions, EmittingProductType } from '@energycockpit/contract'

/** As the GHG Protocol has them: scope 1, and scope 2 in both ways. */
export const bases = ['SCOPE_1', 'LOCATION', 'MARKET'] as const
export type Basis = (typeof bases)[number]

/** What was emitted in a year or month. */
export interface Amount {
  /** Null: no value has a factor. */
  kg: number | null
  /** Some values have no factor: the figure is too small. */
  isPartial: boolean
  /** Share of the intervals of which there is a value; of a total that of its worst part. */
  known: number
}

export interface ReportLine {
  basis: Basis
  /** Null: the total of the basis. */
  productType: EmittingProductType | null
  reported: Amount
  /** Null: no base year is chosen. */
  base: Amount | null
  /** 0.03 is 3 % more than in the base year; null where both cannot be compared. */
  change: number | null
}

type Columns = Emissions['months']

/** One place of columns. */
export function amountAt(columns: Columns, place: number, basis: Basis): Amount {
  const isMarket = basis === 'MARKET'
  return {
    kg: (isMarket ? columns.marketBased : columns.locationBased)[place] ?? null,
    isPartial: ((isMarket ? columns.withoutMarketFactor : columns.withoutFactor)[place] ?? 0) > 0,
    known: columns.known[place] ?? 0,
  }
}

/** Amounts that are added: what is not known is left out, which the sum says. */
export function sumOf(amounts: readonly Amount[]): Amount {
  const known = amounts.filter(({ kg }) => kg !== null)
  return {
    kg: known.length === 0 ? null : known.reduce((sum, { kg }) => sum + kg!, 0),
    isPartial: amounts.some(({ isPartial }) => isPartial),
    known: amounts.length === 0 ? 0 : Math.min(...amounts.map((one) => one.known)),
  }
}

/** A product's year; `known` is the mean of its months, each of which counts alike. */
export function amountOfYear({ months }: Emissions, basis: Basis): Amount {
  const each = months.known.map((_, month) => amountAt(months, month, basis))
  const mean = each.reduce((sum, { known }) => sum + known, 0) / Math.max(1, each.length)
  return { ...sumOf(each), known: mean }
}

export const belongsTo = ({ scope }: Emissions, basis: Basis): boolean =>
  (scope === 1) === (basis === 'SCOPE_1')

/** What of a year belongs to a basis, added up. */
export const totalOf = ({ products }: CarbonYear, basis: Basis): Amount =>
  sumOf(products.filter((one) => belongsTo(one, basis)).map((one) => amountOfYear(one, basis)))

/** The lines of the report table: the products of each basis, and behind them its total. */
export function reportLines(reported: CarbonYear, base: CarbonYear | null): ReportLine[] {
  return bases.flatMap((basis) => {
    const products = reported.products.filter((one) => belongsTo(one, basis))
    const lines = products.map((product): ReportLine => {
      const before = base?.products.find(({ productType }) => productType === product.productType)
      const nothing = { kg: null, isPartial: false, known: 0 }
      return lineOf(basis, product.productType, amountOfYear(product, basis), {
        base: base && (before ? amountOfYear(before, basis) : nothing),
      })
    })
    const total = lineOf(basis, null, totalOf(reported, basis), { base: base && totalOf(base, basis) })
    return products.length === 0 ? [] : [...lines, total]
  })
}

const lineOf = (
  basis: Basis,
  productType: ReportLine['productType'],
  reported: Amount,
  { base }: { base: Amount | null },
): ReportLine => ({ basis, productType, reported, base, change: base && changeOf(reported, base) })

/** Like is compared with like: both years are whole, and nothing lacks a factor. */
export function changeOf(reported: Amount, base: Amount): number | null {
  const isWhole = ({ kg, isPartial, known }: Amount) => kg !== null && !isPartial && known >= minComparable
  if (!isWhole(reported) || !isWhole(base) || base.kg === 0) return null
  return reported.kg! / base.kg! - 1
}
