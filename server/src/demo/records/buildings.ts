import { demoBusinesses } from '../../identity/demo-users'
import type { Words } from '../words'

/*
 * Names, streets and places are invented. Only the readings and the sizes of the buildings are real; see the README of
 * the data.
 */
const { superClient, subBusiness } = demoBusinesses

export const timeZone = 'Europe/London'
export const city = 'Fenbridge'

export interface DemoBuilding {
  /** `building_id` in the source. */
  source: string
  name: Words
  street: string
  postalCode: string
  latitude: number
  longitude: number
  business: number
  /** Null: directly under the business. */
  unit: string | null
  /** Size of the photovoltaic plant on its roof; half of the roof at 0.2 kWp/m² at most. */
  kilowattPeak?: number
  /** Has a modelled quarter-hourly load. */
  quarterHours?: true
  /** Has submeters that do not count all that its main meter does, and feeds in what its roof yields too much. */
  isSubmetered?: true
  /** A room with a sensor, whose values are modelled. */
  room?: Words
  /** Persons in its halls are counted, modelled. */
  countsPersons?: true
  /** Location groups. */
  groups?: readonly Words[]
}

function building(
  source: string,
  name: Words,
  street: string,
  postalCode: string,
  [latitude, longitude]: [number, number],
  unitId: string | null,
  more: Partial<DemoBuilding> = {},
): DemoBuilding {
  return {
    source,
    name,
    street,
    postalCode,
    latitude,
    longitude,
    business: subBusiness.id,
    unit: unitId === null ? null : `ou-${unitId}`,
    ...more,
  }
}

const ownedByGroup = { business: superClient.id }
const laboratories = { groups: [{ en: 'Laboratories', de: 'Labore' }] }
const residences = { groups: [{ en: 'Halls of residence', de: 'Wohnheime' }] }
const visitors = { groups: [{ en: 'Open to visitors', de: 'Mit Besucherverkehr' }] }

/** In the order of the source; a building's place gives its series their numbers, so new ones go to the end. */
export const buildings: readonly DemoBuilding[] = [
  building(
    'b2',
    { en: 'Ashgrove Laboratories', de: 'Labore Ashgrove' },
    '1 Ashgrove Way',
    'FB3 0AA',
    [52.2091, 0.0918],
    'physical-sciences',
    {
      ...laboratories,
      kilowattPeak: 250,
      quarterHours: true,
    },
  ),
  building(
    'b105',
    { en: 'Marram Computing Centre', de: 'Rechenzentrum Marram' },
    '4 Marram Road',
    'FB3 0AD',
    [52.2108, 0.0925],
    'physical-sciences',
    {
      kilowattPeak: 320,
      quarterHours: true,
    },
  ),
  building(
    'b58',
    { en: 'Saltmarsh Institute', de: 'Institut Saltmarsh' },
    '9 Saltmarsh Lane',
    'FB2 0QH',
    [52.1751, 0.1402],
    'life-sciences',
    {
      ...laboratories,
      quarterHours: true,
    },
  ),
  building(
    'b35',
    { en: 'Teasel Biology Building', de: 'Biologiegebäude Teasel' },
    '12 Teasel Street',
    'FB2 3EA',
    [52.2026, 0.1231],
    'life-sciences',
    laboratories,
  ),
  building(
    'b27',
    { en: 'Heron Sports Centre', de: 'Sportzentrum Heron' },
    '30 Heron Drive',
    'FB3 0AS',
    [52.2112, 0.1012],
    'services',
    {
      ...visitors,
      kilowattPeak: 650,
    },
  ),
  building(
    'b64',
    { en: 'Bulrush Research Wing', de: 'Forschungsflügel Bulrush' },
    '14 Teasel Street',
    'FB2 3EB',
    [52.2031, 0.1236],
    'life-sciences',
    laboratories,
  ),
  building('b33', 'Sedge House', '2 Quay Row', 'FB1 1PT', [52.2049, 0.1165], null, ownedByGroup),
  building(
    'b31',
    { en: 'Willow Lecture Halls', de: 'Hörsäle Willow' },
    '7 Willow Walk',
    'FB3 9DA',
    [52.2013, 0.1089],
    'arts',
    {
      kilowattPeak: 340,
      countsPersons: true,
    },
  ),
  building(
    'b111',
    { en: 'Kingcup Chemistry Building', de: 'Chemiegebäude Kingcup' },
    '20 Lode Road',
    'FB2 1EW',
    [52.1979, 0.1256],
    'physical-sciences',
    laboratories,
  ),
  building(
    'b40',
    { en: 'Reedmace Library', de: 'Bibliothek Reedmace' },
    '1 Burrell Place',
    'FB3 9DR',
    [52.2053, 0.1079],
    'libraries',
    {
      ...visitors,
      isSubmetered: true,
      room: { en: 'Reading room', de: 'Lesesaal' },
      kilowattPeak: 290,
      quarterHours: true,
    },
  ),
  building(
    'b109',
    { en: 'Windpump Workshops', de: 'Werkstätten Windpump' },
    '5 Sluice Yard',
    'FB4 1BZ',
    [52.2148, 0.1392],
    'estates-office',
    {
      ...ownedByGroup,
      kilowattPeak: 110,
    },
  ),
  building('b77', 'Otter Court', '3 Riverside', 'FB5 8HN', [52.2121, 0.1334], 'riverside', residences),
  building('b71', 'Kingfisher Court', '5 Riverside', 'FB5 8HN', [52.2125, 0.1341], 'riverside', residences),
  building('b79', 'Grebe Court', '7 Riverside', 'FB5 8HP', [52.2129, 0.1349], 'riverside', residences),
  building('b114', 'Candlemaker Hall', '18 Wherry Street', 'FB1 2LG', [52.2063, 0.1199], 'town', residences),
  building(
    'b25',
    { en: 'Flint Museum', de: 'Flint-Museum' },
    '8 Burrell Place',
    'FB3 9DS',
    [52.2058, 0.1072],
    'libraries',
    visitors,
  ),
  building('b113', 'Thatcher Hall', '22 Wherry Street', 'FB1 2LG', [52.2066, 0.1204], 'town', residences),
  building('b70', 'Bittern Court', '9 Riverside', 'FB5 8HP', [52.2132, 0.1356], 'riverside', residences),
  building(
    'b57',
    { en: 'Lapwing Nursery', de: 'Kindergarten Lapwing' },
    '1 Meadow Close',
    'FB3 0EL',
    [52.2139, 0.0974],
    'services',
  ),
  building('b119', 'Cooper Hall', '24 Wherry Street', 'FB1 2LH', [52.2068, 0.1209], 'town', residences),
  building('b65', 'Alder House', '11 Willow Walk', 'FB3 9DB', [52.2017, 0.1094], 'arts'),
  building('b0', 'Staithe House', '6 Quay Row', 'FB1 1PU', [52.2046, 0.1159], 'estates-office', ownedByGroup),
  building(
    'b4',
    'Hythe Cottages',
    '15 Quay Row',
    'FB1 1PU',
    [52.2041, 0.1152],
    'estates-office',
    ownedByGroup,
  ),
  building('b101', 'Eel Catcher Hall', '2 Lode Road', 'FB2 1EN', [52.1987, 0.1247], 'services', residences),
]

/** Where weather, carbon intensity and price are shown: they belong to no building. */
export const region = {
  id: 'loc-region',
  name: { en: 'Fenland region', de: 'Region Fenland' },
  business: subBusiness.id,
  latitude: 52.2,
  longitude: 0.12,
}
