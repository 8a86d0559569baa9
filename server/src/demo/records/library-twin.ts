import { demoBusinesses } from '../../identity/demo-users'
import type { DemoEvent } from '../history/event'
import { twin, type FileRecord, type ObjectRecord } from '../history/twin-events'
import { boiler } from '../pictures/boiler'
import { floorPlan, middles } from '../pictures/floor-plan'
import { front } from '../pictures/front'
import { onRoof, roofPlan } from '../pictures/roof'
import { onSite, sitePlan } from '../pictures/site-plan'
import { inLanguage, type Words } from '../words'
import { texts } from './library-texts'

/* The digital twin of Reedmace Library. Rooms, machines and pictures are invented; the pictures are drawn by us. */
const drawn = (name: Words, content: () => Promise<Buffer>): FileRecord => ({ name, content })
const written = (name: Words, text: Words): FileRecord => ({
  name,
  content: (locale) => Promise.resolve(Buffer.from(inLanguage(text, locale))),
})

const id = (name: string) => `obj-library-${name}`
const [library, ground, plantRoom, roof, pv] = ['building', 'ground-floor', 'plant-room', 'roof', 'pv'].map(
  id,
) as [string, string, string, string, string]
const upper = id('first-floor')

const objects: readonly ObjectRecord[] = [
  {
    ...{ id: library, category: 'BUILDING', position: onSite.library },
    name: { en: 'Library building', de: 'Bibliotheksgebäude' },
    description: texts.building,
    meteringPoints: ['mp-b40-electricity', 'mp-b40-gas'],
    images: [{ file: drawn({ en: 'front.png', de: 'ansicht.png' }, front), caption: texts.front }],
  },
  {
    ...{ id: ground, parent: library, category: 'FLOOR' },
    name: { en: 'Ground floor', de: 'Erdgeschoss' },
    description: texts.groundFloor,
    plan: drawn({ en: 'ground-floor.png', de: 'erdgeschoss.png' }, floorPlan),
  },
  {
    ...{ id: id('reading-room'), parent: ground, category: 'ROOM', position: middles.readingRoom },
    name: { en: 'Reading room', de: 'Lesesaal' },
    description: texts.readingRoom,
    meteringPoints: ['mp-b40-room'],
  },
  {
    ...{ id: id('stacks'), parent: ground, category: 'ROOM', position: middles.stacks },
    name: { en: 'Open stacks', de: 'Freihandmagazin' },
  },
  {
    ...{ id: id('foyer'), parent: ground, category: 'ROOM', position: middles.foyer },
    name: { en: 'Foyer', de: 'Foyer' },
  },
  {
    ...{ id: id('offices'), parent: ground, category: 'ROOM', position: middles.offices },
    name: { en: 'Offices', de: 'Büros' },
  },
  {
    ...{ id: plantRoom, parent: ground, category: 'ROOM', position: middles.plantRoom },
    name: { en: 'Plant room', de: 'Technikraum' },
    description: texts.plantRoom,
  },
  {
    ...{ id: id('boiler'), parent: plantRoom, category: 'HEAT_GENERATOR', position: middles.boiler },
    name: { en: 'Gas boiler', de: 'Gaskessel' },
    description: texts.boiler,
    meteringPoints: ['mp-b40-gas'],
    images: [{ file: drawn({ en: 'boiler.png', de: 'kessel.png' }, boiler), caption: texts.heating }],
    documents: [
      {
        file: written({ en: 'maintenance-boiler.txt', de: 'wartung-kessel.txt' }, texts.maintenance),
        name: { en: 'Maintenance note', de: 'Wartungsnotiz' },
      },
    ],
  },
  {
    ...{ id: id('ventilation'), parent: plantRoom, category: 'VENTILATION', position: middles.ventilation },
    name: { en: 'Ventilation unit', de: 'Lüftungsanlage' },
    description: texts.ventilation,
    meteringPoints: ['mp-b40-ventilation'],
  },
  {
    ...{ id: id('board'), parent: plantRoom, category: 'DISTRIBUTION_BOARD', position: middles.board },
    name: { en: 'Main distribution board', de: 'Hauptverteilung' },
    description: texts.board,
    meteringPoints: ['mp-b40-electricity'],
  },
  {
    ...{ id: upper, parent: library, category: 'FLOOR' },
    name: { en: 'First floor', de: 'Obergeschoss' },
  },
  {
    ...{ id: id('study-rooms'), parent: upper, category: 'ROOM' },
    name: { en: 'Group study rooms', de: 'Gruppenarbeitsräume' },
  },
  {
    ...{ id: id('lighting'), parent: library, category: 'LIGHTING' },
    name: { en: 'Lighting', de: 'Beleuchtung' },
    description: texts.lighting,
    meteringPoints: ['mp-b40-lighting'],
  },
  {
    ...{ id: roof, parent: library, category: 'AREA', position: onSite.roof },
    name: { en: 'Roof', de: 'Dach' },
    plan: drawn({ en: 'roof.png', de: 'dach.png' }, roofPlan),
  },
  {
    ...{ id: pv, parent: roof, category: 'PV', position: onRoof.modules },
    name: { en: 'Photovoltaic plant', de: 'Photovoltaikanlage' },
    description: texts.pv,
    meteringPoints: ['mp-b40-pv'],
  },
  {
    ...{ id: id('inverters'), parent: pv, category: 'PLANT', position: onRoof.inverters },
    name: { en: 'Inverters', de: 'Wechselrichter' },
  },
]

export const libraryTwin: readonly DemoEvent[] = [
  twin('digital twin of the library', 'manager', {
    ...{ business: demoBusinesses.subBusiness.id, location: 'loc-b40' },
    plan: drawn({ en: 'site-plan.png', de: 'lageplan.png' }, sitePlan),
    objects,
  }),
]
