import type { Locale } from './locales'
import { displayNow } from './display'
import { separatorsOf } from './separators'

/** Spaces and apostrophes of every kind, which only ever part thousands. */
const asOneSign = (text: string) => text.trim().replaceAll(/\s/g, ' ').replaceAll(/[’ʼ]/g, "'")

const maxDigits = 12

/**
 * A figure from 0 on, as somebody writes it, with thousands parted or not: 12.345,6 or 12345,6, 12,345.6, 12 345,6,
 * 12'345.6. Undefined for what is none, and for what could be two.
 *
 * Of two signs the last one is the decimal sign, whatever the language; a sign that comes twice parts thousands; the
 * decimal sign of the user's own format is always one. What is left is a single sign before three digits, as in 1.234:
 * thousands where the user's format parts them by it, as in German, and refused where that format knows it as neither.
 * Before any other number of digits, or behind a 0, it cannot part thousands and is a decimal sign: 12.5, 0.312.
 */
export function writtenFigure(text: string, locale: Locale): number | undefined {
  const { decimal, group } = separatorsOf(locale, displayNow())
  const plain = asOneSign(text)
  if (!/^[\d., ']+$/.test(plain) || !/\d/.test(plain)) return undefined
  const signs = plain.replaceAll(/\d/g, '')
  const last = signs.at(-1) ?? ''
  if (last === '') return figureOf(plain)
  const isOnce = signs.indexOf(last) === signs.length - 1
  if (signs[0] !== last) return isOnce ? figureOf(...cut(plain, last), signs[0]) : undefined
  if (!isOnce || last === ' ' || last === "'") return figureOf(plain, '', last)
  if (last === decimal || !isGrouped(plain, last)) return figureOf(...cut(plain, last))
  return last === group ? figureOf(plain, '', last) : undefined
}

/** Before and behind a decimal sign. */
function cut(plain: string, sign: string): [whole: string, fraction: string] {
  const place = sign === '.' || sign === ',' ? plain.indexOf(sign) : -1
  return place < 0 ? [plain, ''] : [plain.slice(0, place), plain.slice(place + 1)]
}

const isGrouped = (whole: string, sign: string) =>
  new RegExp(`^[1-9]\\d{0,2}(?:[${sign}]\\d{3})+$`).test(whole)

function figureOf(whole: string, fraction = '', group = ''): number | undefined {
  if (group !== '' && !isGrouped(whole, group)) return undefined
  const digits = group === '' ? whole : whole.replaceAll(group, '')
  if (!/^\d*$/.test(digits + fraction) || digits.length > maxDigits) return undefined
  return Number(`${digits || '0'}.${fraction || '0'}`)
}
