import type { DemoEvent } from '../history/event'
import { actions } from './actions'
import { attributes, attributesOfTwin } from './attributes'
import { firstSignIn } from './first-sign-in'
import { floorAreas } from './floor-areas'
import { budgets } from './budgets'
import { energyUses } from './energy-uses'
import { indicators } from './indicators'
import { libraryTwin } from './library-twin'
import { moves } from './moves'
import { newsPosts } from './news'
import { notices } from './notices'
import { pricesAndFactors } from './prices-and-factors'
import { validationRules } from './rules'
import { registrations } from './registrations'
import { usesAndQuantities } from './uses-and-quantities'
import { virtualMeters } from './virtual-meters'
import { water } from './water'

/** What has happened in the demo, in this order. New records go to the file of their kind, new kinds get a line here. */
export const history: readonly DemoEvent[] = [
  ...pricesAndFactors,
  ...virtualMeters,
  ...water,
  ...validationRules,
  ...moves,
  ...floorAreas,
  ...notices,
  ...newsPosts,
  ...firstSignIn,
  ...usesAndQuantities,
  ...attributes,
  ...libraryTwin,
  ...attributesOfTwin,
  ...actions,
  ...indicators,
  ...budgets,
  ...energyUses,
  ...registrations,
]
