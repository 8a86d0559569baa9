const currencySigns: Record<string, string> = { EUR: '€', GBP: '£', CHF: 'CHF', USD: '$' }

/** How a unit is written: 'GBP/kWh' → '£/kWh', 'kg/kWh' → 'kg/kWh'. */
export function unitSign(unit: string): string {
  return unit.replace(/^[A-Z]{3}(?=$|\/)/, (code) => currencySigns[code] ?? code)
}
