import type { ActionCurrency } from '@energycockpit/contract'

/** ISO 3166-1 by ISO 4217; the euro's members and those that use it by agreement, as of 2026. */
const countries: Partial<Record<ActionCurrency, string>> = {
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA',
  GBP: 'GB GG IM JE',
  CHF: 'CH LI',
  USD: 'EC PR SV US',
  DKK: 'DK FO GL',
  NOK: 'NO SJ',
  SEK: 'SE',
  PLN: 'PL',
  CZK: 'CZ',
}

const currencies = new Map(
  Object.entries(countries).flatMap(([currency, codes]) =>
    codes.split(' ').map((country) => [country, currency as ActionCurrency]),
  ),
)

/** What is paid with in a country; null: with something that the portal does not reckon in. */
export const currencyOfCountry = (country: string): ActionCurrency | null => currencies.get(country) ?? null
