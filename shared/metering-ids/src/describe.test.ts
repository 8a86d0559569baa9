import { describeFault, describeObis, type Locale } from './describe'
import { parseMalo } from './malo'
import { parseMelo } from './melo'
import { parseObis } from './obis/obis-code'

function described(text: string, locale: Locale): string {
  const result = parseObis(text)
  return result.ok ? describeObis(result.code, locale) : describeFault(result.fault, locale)
}

test.each([
  [
    '1-0:1.8.0',
    'Strom, Wirkarbeit, Bezug, Zählerstand, gesamt',
    'Electricity, active energy, import, meter reading, total',
  ],
  [
    '1-1:1.29.0',
    'Strom, Kanal 1, Wirkarbeit, Bezug, Lastgang (Menge je Messperiode), gesamt',
    'Electricity, channel 1, active energy, import, load profile (amount per interval), total',
  ],
  [
    '1-0:2.8.2*03',
    'Strom, Wirkarbeit, Lieferung, Zählerstand, Tarif 2, Vorwert 3',
    'Electricity, active energy, export, meter reading, tariff 2, stored value 3',
  ],
  [
    '1-0:1.6.0*101',
    'Strom, Wirkleistung, Bezug, Maximum, gesamt, letzter Vorwert',
    'Electricity, active power, import, maximum, total, latest stored value',
  ],
  [
    '1-0:8.8.0*102',
    'Strom, Blindarbeit, Quadrant IV, Zählerstand, gesamt, Vorwert 2 Perioden zurück',
    'Electricity, reactive energy, quadrant IV, meter reading, total, stored 2 periods ago',
  ],
  [
    '1-0:52.7.0',
    'Strom, Spannung, Phase L2, Momentanwert',
    'Electricity, voltage, phase L2, instantaneous value',
  ],
  [
    '1-0:31.7.5',
    'Strom, Stromstärke, Phase L1, Momentanwert, 5. Harmonische',
    'Electricity, current, phase L1, instantaneous value, harmonic 5',
  ],
  [
    '7-0:3.0.0',
    'Gas, Betriebsvolumen, vorwärts, Zählerstand, gesamt',
    'Gas, volume at metering conditions, forward, meter reading, total',
  ],
  [
    '7-0:13.2.0',
    'Gas, Normvolumen, vorwärts, Zählerstand, gesamt',
    'Gas, volume at base conditions, forward, meter reading, total',
  ],
  [
    '7-20:99.33.17',
    'Gas, Kanal 20, Energie, vorwärts, Lastgang (Menge je Messperiode)',
    'Gas, channel 20, energy, forward, load profile (amount per interval)',
  ],
  [
    '7-0:99.23.17',
    'Gas, Normvolumen, vorwärts, Lastgang (Menge je Messperiode)',
    'Gas, volume at base conditions, forward, load profile (amount per interval)',
  ],
  [
    '7-0:13.21.0',
    'Gas, Normvolumen, vorwärts, Lastgang (Menge je Messperiode), gesamt',
    'Gas, volume at base conditions, forward, load profile (amount per interval), total',
  ],
  [
    '7-0:33.86.0',
    'Gas, Energie, vorwärts, Menge der Abrechnungsperiode, gesamt',
    'Gas, energy, forward, amount of the billing period, total',
  ],
  ['7-0:52.0.22', 'Gas, Zustandszahl', 'Gas, conversion factor'],
  ['6-0:1.0.0', 'Wärme, Energie, Zählerstand, gesamt', 'Heat, energy, meter reading, total'],
  ['6-0:10.0.0', 'Wärme, Vorlauftemperatur, Momentanwert', 'Heat, flow temperature, instantaneous value'],
  ['8-0:1.0.0', 'Kaltwasser, Volumen, Zählerstand, gesamt', 'Cold water, volume, meter reading, total'],
  ['1-0:96.1.0', 'Strom, unbekannte Messgröße (96.1)', 'Electricity, unknown quantity (96.1)'],
  [
    '6-200:1.1.0*200',
    'Wärme, vom Hersteller oder Versorger vergebener Kanal 200, Energie, unbekannte Messart (1), gesamt, unbekannter Vorwert (200)',
    'Heat, channel 200, given by the maker or the utility, energy, unknown kind of value (1), total, unknown stored value (200)',
  ],
  [
    '1-0:1.8.128',
    'Strom, Wirkarbeit, Bezug, Zählerstand, unbekannter Tarif (128)',
    'Electricity, active energy, import, meter reading, unknown tariff (128)',
  ],
  [
    '14-0:1.8.0',
    'unbekanntes Medium (14), unbekannte Messgröße (1.8)',
    'unknown medium (14), unknown quantity (1.8)',
  ],
  [
    '16-0:1.8.0',
    'Die Wertegruppe A einer OBIS-Kennzahl geht bis 15, hier steht 16.',
    'Value group A of an OBIS code goes up to 15, here it is 16.',
  ],
])('%s: %s', (text, german, english) => {
  expect(described(text, 'de')).toBe(german)
  expect(described(text, 'en')).toBe(english)
})

test('no code is without a whole sentence in either language', () => {
  const incomplete: string[] = []
  for (let A = 0; A <= 15; A++) {
    for (let C = 0; C <= 100; C++) {
      for (let D = 0; D <= 45; D++) {
        // B, E and F have tables of their own: it is enough that each of their values comes with some C and D.
        const code = { A, B: (C * 7 + D) % 256, C, D, E: (C * 5 + D * 3) % 256, F: (C * 3 + D * 11) % 256 }
        for (const locale of ['de', 'en'] as const) {
          const sentence = describeObis(code, locale)
          if (/undefined|\{\{|, $/.test(sentence)) incomplete.push(sentence)
        }
      }
    }
  }
  expect(incomplete).toEqual([])
})

test.each([
  [parseMalo('41373559242'), 'müsste 1 sein, nicht 2', 'should be 1, not 2'],
  [parseMalo('4137355924'), 'diese hat 10', 'this one has 10'],
  [parseMalo('0137355924X'), 'an Stelle 11 steht „X“', 'at place 11 there is “X”'],
  [parseMalo('01373559241'), 'nie mit einer Null', 'never starts with a zero'],
  [parseMelo('DE'), 'diese hat 2', 'this one has 2'],
  [parseMelo(`11${'0'.repeat(31)}`), 'nicht mit „11“', 'not with “11”'],
  [parseMelo(`DEX${'0'.repeat(30)}`), 'an Stelle 3 steht „X“', 'at place 3 there is “X”'],
  [parseMelo('DE!'), 'an Stelle 3 steht „!“', 'at place 3 there is “!”'],
  [parseObis('?'), 'wie 1-0:1.8.0 oder 1.8.0', 'like 1-0:1.8.0 or 1.8.0'],
])('%j is told in both languages', (result, german, english) => {
  if (result.ok) throw new Error('No fault')
  expect(describeFault(result.fault, 'de')).toContain(german)
  expect(describeFault(result.fault, 'en')).toContain(english)
})
