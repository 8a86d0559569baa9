import {
  acknowledgeReasons,
  actionStates,
  anomalyKinds,
  budgetProfiles,
  consumedProductTypes,
  energyUseReasons,
  energyUseVerdicts,
  dashboardTiles,
  findingKinds,
  locationUses,
  resultPer,
  unwatchedReasons,
} from '@energycockpit/contract'
import { sensitivityParameters } from '@energycockpit/economics'
import deUses from './energy-uses/locales/de.json'
import enUses from './energy-uses/locales/en.json'
import dePlanning from './planning-texts/de'
import enPlanning from './planning-texts/en'
import deTiles from './overview/tiles/locales/de.json'
import enTiles from './overview/tiles/locales/en.json'
import deDoing from './texts/de'
import enDoing from './texts/en'

const de = { ...deDoing, ...dePlanning, ...deUses, ...deTiles }
const en = { ...enDoing, ...enPlanning, ...enUses, ...enTiles }

const keysOf = (texts: object, path = ''): string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? `${path}${key}` : keysOf(value as object, `${path}${key}.`),
  )

test('what the pages say, they say in both languages', () => {
  expect(keysOf(de)).toEqual(keysOf(en))
})

test('whatever the server says has a text', () => {
  expect(Object.keys(en.actions.states)).toEqual(actionStates)
  expect(Object.keys(en.overview.tiles).sort()).toEqual([...dashboardTiles].sort())
  expect(Object.keys(en.quality.kind)).toEqual(findingKinds)
  expect(Object.keys(en.budgets.profiles)).toEqual(budgetProfiles)
  expect(Object.keys(en.indicators.quantities)).toEqual(resultPer)
  expect(Object.keys(en.indicators.uses)).toEqual(locationUses)
  expect(Object.keys(en.anomalies.kinds)).toEqual(anomalyKinds)
  expect(Object.keys(en.anomalies.said).sort()).toEqual([...acknowledgeReasons].sort())
  expect(Object.keys(en.anomalies.reasons)).toEqual(unwatchedReasons)
  expect(Object.keys(en.energyUses.uses)).toEqual(locationUses)
  expect(Object.keys(en.energyUses.reasonsOf)).toEqual(energyUseReasons)
  expect(Object.keys(en.energyUses.verdicts)).toEqual(energyUseVerdicts)
  expect(Object.keys(en.actions.products)).toEqual(consumedProductTypes)
  expect(Object.keys(en.actions.parameters).sort()).toEqual([...sensitivityParameters].sort())
})
