import { demoBusinesses } from '../../identity/demo-users'
import { lastMonths, monthsAfter, written } from '../history/calendar'
import { attribute, attributeValues, type AttributeRecord } from '../history/attribute-events'
import type { DemoEvent } from '../history/event'

/* What the colleges want to know of their buildings, meters and machines besides; all values are invented. */
const business = demoBusinesses.subBusiness.id
type Attributes = Readonly<Record<string, Omit<AttributeRecord, 'business'>>>

const yes = 0
const no = 1
/** Places of the choices. */
const [b, c, d, e, f] = [2, 3, 4, 5, 6]

const ofLocation = { appliesTo: 'LOCATION' } as const
const ofPoint = { appliesTo: 'METERING_POINT' } as const
const ofObject = { appliesTo: 'OBJECT' } as const

const attributesOfLocations = {
  built: { ...ofLocation, name: { en: 'Year of construction', de: 'Baujahr' }, type: 'NUMBER' },
  energyClass: {
    ...{ ...ofLocation, type: 'CHOICE' },
    name: { en: 'Energy certificate class', de: 'Energieausweis, Klasse' },
    choices: ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'],
  },
  listed: {
    ...{ ...ofLocation, type: 'CHOICE' },
    name: { en: 'Listed building', de: 'Denkmalschutz' },
    choices: [
      { en: 'Yes', de: 'Ja' },
      { en: 'No', de: 'Nein' },
    ],
  },
  inspection: { ...ofLocation, name: { en: 'Next inspection', de: 'Nächste Begehung' }, type: 'DATE' },
  contract: {
    ...{ ...ofLocation, type: 'TEXT' },
    name: { en: 'Electricity contract number', de: 'Vertragsnummer Strom' },
  },
} as const satisfies Attributes

const attributesOfPoints = {
  maker: { ...ofPoint, name: { en: 'Manufacturer', de: 'Hersteller' }, type: 'TEXT' },
  calibration: {
    ...{ ...ofPoint, type: 'DATE' },
    name: { en: 'Calibration due', de: 'Eichung gültig bis' },
  },
} as const satisfies Attributes

const attributesOfObjects = {
  maker: { ...ofObject, name: { en: 'Manufacturer', de: 'Hersteller' }, type: 'TEXT' },
  power: { ...ofObject, name: { en: 'Rated power', de: 'Nennleistung' }, type: 'NUMBER', unit: 'kW' },
  since: { ...ofObject, name: { en: 'Commissioned', de: 'Inbetriebnahme' }, type: 'DATE' },
} as const satisfies Attributes

const inMonths = (count: number, day: number) => (firstStart: Date) =>
  `${written(monthsAfter(firstStart, count))}-${String(day).padStart(2, '0')}`
const beforeYears = (years: number, day: number) => (firstStart: Date) =>
  `${written(lastMonths(firstStart, years * 12)[0]!)}-${String(day).padStart(2, '0')}`

const building = (built: number, energyClass: number, listed: number, months: number) => ({
  ...{ built, energyClass, listed },
  inspection: inMonths(months, 12),
})
const [castle, brook] = ['Bastion Metering (invented)', 'Brook & Weir (invented)']
const maker = (en: string) => ({ en, de: en.replace('(invented)', '(erfunden)') })
const meter = (name: string, months: number) => ({ maker: maker(name), calibration: inMonths(months, 28) })

const defined = (where: string, attributes: Attributes): DemoEvent[] =>
  Object.entries(attributes).map(([name, record]) =>
    attribute(`attribute ${name} of ${where}`, 'admin', { business, ...record }),
  )

export const attributes: readonly DemoEvent[] = [
  ...defined('locations', attributesOfLocations),
  ...defined('metering points', attributesOfPoints),
  ...defined('objects', attributesOfObjects),
  attributeValues('attributes of the buildings', 'manager', {
    ...{ business, ...ofLocation, attributes: attributesOfLocations },
    values: {
      'loc-b2': { ...building(1998, d, no, 3), contract: 'EL-2041-0007' },
      'loc-b105': { ...building(2011, c, no, 5), contract: 'EL-2041-0009' },
      'loc-b58': building(1987, e, no, 2),
      'loc-b35': building(1974, f, no, 8),
      'loc-b27': { ...building(2013, b, no, 4), contract: 'EL-2041-0012' },
      'loc-b31': building(1969, e, no, 10),
      'loc-b40': { ...building(2004, c, no, 6), contract: 'EL-2041-0015' },
      'loc-b25': building(1852, f, yes, 1),
      'loc-b77': { ...building(1992, d, no, 7), contract: 'EL-2044-0003' },
      'loc-b114': building(1781, f, yes, 9),
      'loc-b113': building(1926, e, yes, 11),
      'loc-b57': building(2009, b, no, 2),
      'loc-b65': building(1911, e, yes, 4),
    },
  }),
  attributeValues('attributes of the meters', 'manager', {
    ...{ business, ...ofPoint, attributes: attributesOfPoints },
    values: {
      'mp-b40-electricity': meter(castle, 26),
      'mp-b40-gas': meter(brook, 14),
      'mp-b40-pv': meter(castle, 41),
      'mp-b40-lighting': meter(castle, 41),
      'mp-b40-ventilation': meter(castle, 41),
      'mp-b2-electricity': meter(castle, 8),
      'mp-b2-gas': meter(brook, 50),
      'mp-b77-electricity': meter(castle, 19),
      'mp-b77-water': meter(brook, 62),
      'mp-b27-electricity': meter(castle, 3),
    },
  }),
]

/** Of the objects, which come later. */
export const attributesOfTwin: readonly DemoEvent[] = [
  attributeValues('attributes of the objects', 'manager', {
    ...{ business, ...ofObject, attributes: attributesOfObjects },
    values: {
      'obj-library-boiler': {
        ...{ maker: maker('Hearth & Vale (invented)'), power: 420, since: beforeYears(11, 4) },
      },
      'obj-library-ventilation': {
        ...{ maker: maker('Sedge Air (invented)'), power: 55, since: beforeYears(6, 17) },
      },
      'obj-library-board': { maker: maker('Fen Switchgear (invented)'), since: beforeYears(11, 2) },
      'obj-library-pv': { maker: maker('Heliolode (invented)'), power: 290, since: beforeYears(5, 9) },
      'obj-library-inverters': { maker: maker('Heliolode (invented)'), power: 270, since: beforeYears(5, 9) },
    },
  }),
]
