import type { TabledLocation } from '@energycockpit/contract'
import { writtenAttribute } from './written-attribute'
import { writtenCoordinates } from './written-coordinates'

type Attribute = TabledLocation['locationAttributes'][number]
const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const at = (latitude: number, longitude: number, locale: 'de' | 'en') =>
  plain(writtenCoordinates({ latitude, longitude }, locale, (side) => side))

test('coordinates are written with the side of the equator and of Greenwich', () => {
  expect(at(52.2053, 0.1218, 'en')).toBe('52.2053° north, 0.1218° east')
  expect(at(-33.9, -70.5, 'de')).toBe('33,9000° south, 70,5000° west')
  expect(at(0, 0, 'en')).toBe('0.0000° north, 0.0000° east')
})

test('an attribute has its unit, its number and its day as the language writes them', () => {
  const written = (one: Pick<Attribute, 'type' | 'value'>, unit: string | null, locale: 'de' | 'en') =>
    plain(writtenAttribute({ ...one, label: 'a', unit }, locale, (sign) => sign))
  expect(written({ type: 'NUMBER', value: 1234.5 }, 'm²', 'de')).toBe('1234,5 m²')
  expect(written({ type: 'NUMBER', value: 0 }, null, 'en')).toBe('0')
  expect(written({ type: 'NUMBER', value: 1961 }, null, 'en')).toBe('1961')
  expect(written({ type: 'NUMBER', value: 12_345.5 }, 'm²', 'de')).toBe('12.345,5 m²')
  expect(written({ type: 'CHOICE', value: 'Flat' }, null, 'en')).toBe('Flat')
  expect(written({ type: 'DATE', value: '1970-05-01' }, null, 'de')).toBe('1. Mai 1970')
  expect(written({ type: 'DATE', value: '1970-05-01' }, null, 'en')).toBe('1 May 1970')
  expect(written({ type: 'TEXT', value: '1970-05-01' }, null, 'de')).toBe('1970-05-01')
})
