import type { DashboardTile } from '@energycockpit/contract'
import type { ComponentType } from 'react'
import { featureTexts } from '../feature-texts'
import { planningTexts } from '../planning-texts'
import { ActionsTile } from './tiles/actions-tile'
import { ConsumptionTile } from './tiles/consumption-tile'
import { ForecastTile } from './tiles/forecast-tile'
import { MoversTile } from './tiles/movers-tile'
import { PeakTile } from './tiles/peak-tile'
import type { TileProps } from './tiles/tile'
import { tileOnDemand } from './tiles/tile-on-demand'
import { tileTexts } from './tiles/tile-texts'
import { WorthTile } from './tiles/worth-tile'

/** What each tile shows; a new one is a name in the contract, a line here, and its title in the texts. */
export const tileViews: Readonly<Record<DashboardTile, ComponentType<TileProps>>> = {
  CONSUMPTION: ConsumptionTile,
  COST: (props) => <WorthTile {...props} as="COST" />,
  CARBON: (props) => <WorthTile {...props} as="CARBON" />,
  FORECAST: ForecastTile,
  MOVERS: MoversTile,
  PEAK: PeakTile,
  ACTIONS: ActionsTile,
  ANOMALIES: tileOnDemand({
    tile: 'ANOMALIES',
    load: async () => (await import('./tiles/anomalies/anomalies-tile')).AnomaliesTile,
    texts: [featureTexts],
  }),
  SELF_SUPPLY: tileOnDemand({
    tile: 'SELF_SUPPLY',
    load: async () => (await import('./tiles/supply-tile')).SupplyTile,
    texts: [featureTexts],
  }),
  BUDGET: tileOnDemand({
    tile: 'BUDGET',
    load: async () => (await import('./tiles/budget/budget-tile')).BudgetTile,
    texts: [featureTexts, planningTexts, tileTexts],
  }),
  BASELINE: tileOnDemand({
    tile: 'BASELINE',
    load: async () => (await import('./tiles/baseline/baseline-tile')).BaselineTile,
    texts: [featureTexts, tileTexts],
  }),
  TASKS: tileOnDemand({
    tile: 'TASKS',
    load: async () => (await import('./tiles/tasks/tasks-tile')).TasksTile,
    texts: [featureTexts, planningTexts, tileTexts],
  }),
  QUALITY: tileOnDemand({
    tile: 'QUALITY',
    load: async () => (await import('./tiles/quality/quality-tile')).QualityTile,
    texts: [featureTexts, tileTexts],
  }),
}
