const currencySigns: Record<string, string> = { EUR: '€', GBP: '£', CHF: 'CHF', USD: '$' }

const germanWords: Record<string, string> = {
  person: 'Person',
  workplace: 'Arbeitsplatz',
  bed: 'Bett',
  meal: 'Essen',
  piece: 'Stück',
  // As they stand on an axis already.
  pieces: 'Stück',
  persons: 'Personen',
  week: 'Woche',
}

/** Of what stands alone there are several: 1,200 pieces, 2 kWh/piece. */
const several = {
  en: { piece: 'pieces', person: 'persons' },
  de: { piece: 'Stück', person: 'Personen' },
} as const

/** How a unit is written: 'GBP/kWh' → '£/kWh', 'kg/kWh' → 'kg/kWh', in German 'kWh/bed' → 'kWh/Bett'. */
export function unitSign(unit: string, locale: 'de' | 'en' = 'en'): string {
  if (unit === 'piece' || unit === 'person') return several[locale][unit]
  const sign = unit.replace(/^[A-Z]{3}(?=$|\/)/, (code) => currencySigns[code] ?? code)
  return locale === 'de' ? sign.replace(/[a-z]{3,}/g, (word) => germanWords[word] ?? word) : sign
}
