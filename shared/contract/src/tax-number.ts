/**
 * Numbers under which companies pay taxes. A VAT identification number, which begins with letters of a country, has to
 * have the country's form, and the check digit where its rule is published; of other tax numbers hardly anything is
 * common to all countries.
 *
 * Sources: forms by the European Commission, 'VIES: structure of VAT identification numbers'; check digit of Germany
 * ISO/IEC 7064 MOD 11,10; of the United Kingdom HMRC, modulus 97 and '9755'; of Switzerland eCH-0097, modulus 11.
 */
export type TaxNumberFault = 'FORMAT' | 'CHECK_DIGIT'

const forms: Readonly<Record<string, RegExp>> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CHE: /^\d{9}(MWST|TVA|IVA)?$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^[1-9]\d{8}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^[A-Z0-9]\d{7}[A-Z0-9]$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GB: /^(\d{9}(\d{3})?|(GD|HA)\d{3})$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  NO: /^\d{9}(MVA)?$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^[1-9]\d{1,9}$/,
  SE: /^\d{10}01$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(\d{9}(\d{3})?|(GD|HA)\d{3})$/,
}

const checks: Readonly<Record<string, (number: string) => boolean>> = {
  CHE: hasSwissDigit,
  DE: hasGermanDigit,
  GB: hasBritishDigits,
  XI: hasBritishDigits,
}

/** As it is compared and stored: without what is written for reading. */
export const plainTaxNumber = (written: string): string => written.toUpperCase().replaceAll(/[\s.\-/]/g, '')

/** What is wrong with a tax number as somebody has written it; undefined: nothing that can be seen. */
export function taxNumberFault(written: string): TaxNumberFault | undefined {
  const plain = plainTaxNumber(written)
  const prefix = ['CHE', plain.slice(0, 2)].find((one) => plain.startsWith(one) && Object.hasOwn(forms, one))
  if (prefix === undefined)
    return /^[A-Z0-9]{5,20}$/.test(plain) && /\d{3}/.test(plain) ? undefined : 'FORMAT'
  const number = plain.slice(prefix.length)
  if (!forms[prefix]!.test(number)) return 'FORMAT'
  return checks[prefix]?.(number) === false ? 'CHECK_DIGIT' : undefined
}

const digitsOf = (number: string) => [...number].map(Number)

function hasGermanDigit(number: string): boolean {
  const digits = digitsOf(number)
  let product = 10
  for (const digit of digits.slice(0, 8)) {
    const sum = (digit + product) % 10 || 10
    product = (2 * sum) % 11
  }
  return (11 - product) % 10 === digits[8]
}

/** Of nine digits, to which three of a branch may be added; those of authorities have none. */
function hasBritishDigits(number: string): boolean {
  if (!/^\d{9}/.test(number)) return true
  const digits = digitsOf(number.slice(0, 7))
  const sum = digits.reduce((all, digit, place) => all + digit * (8 - place), Number(number.slice(7, 9)))
  return sum % 97 === 0 || (sum + 55) % 97 === 0
}

function hasSwissDigit(number: string): boolean {
  const digits = digitsOf(number.slice(0, 9))
  const weights = [5, 4, 3, 2, 7, 6, 5, 4]
  const sum = weights.reduce((all, weight, place) => all + weight * digits[place]!, 0)
  return (11 - (sum % 11)) % 11 === digits[8]
}
