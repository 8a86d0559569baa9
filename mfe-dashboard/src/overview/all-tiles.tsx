import type { DashboardTile } from '@energycockpit/contract'
import type { ComponentType } from 'react'
import { featureTexts } from '../feature-texts'
import { ActionsTile } from './tiles/actions-tile'
import { AnomaliesTile } from './tiles/anomalies/anomalies-tile'
import { ConsumptionTile } from './tiles/consumption-tile'
import { ForecastTile } from './tiles/forecast-tile'
import { MoversTile } from './tiles/movers-tile'
import { PeakTile } from './tiles/peak-tile'
import { SupplyTile } from './tiles/supply-tile'
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
  ANOMALIES: AnomaliesTile,
  SELF_SUPPLY: SupplyTile,
  QUALITY: tileOnDemand({
    tile: 'QUALITY',
    load: async () => (await import('./tiles/quality/quality-tile')).QualityTile,
    texts: [featureTexts, tileTexts],
  }),
}
