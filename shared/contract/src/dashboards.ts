import * as z from 'zod/mini'
import { defineCall } from './call'
import { revisionSchema } from './revision'

/** What the overview of energy management can show; each is there once at most. */
export const dashboardTiles = [
  /** Consumption of each product this month against the same days of the year before. */
  'CONSUMPTION',
  /** What it cost, and what was emitted by it. */
  'COST',
  'CARBON',
  /** What will have been used by the end of the month. */
  'FORECAST',
  /** The locations that changed most. */
  'MOVERS',
  /** The highest power of the month. */
  'PEAK',
  /** What is to be done, and what is overdue. */
  'ACTIONS',
  /** What meters counted other than expected, and what it cost. */
  'ANOMALIES',
  /** Electricity today as it comes in, and how far locations supply themselves. */
  'SELF_SUPPLY',
  /** What the checks find in the readings, and which meters are silent. */
  'QUALITY',
  /** How the budgets of the year stand. */
  'BUDGET',
  /** What was used against saved baselines. */
  'BASELINE',
  /** What waits for the user. */
  'TASKS',
] as const
export type DashboardTile = (typeof dashboardTiles)[number]

export const placedTileSchema = z.object({
  tile: z.enum(dashboardTiles),
  /** Over how many of the three columns it goes. */
  width: z.int().check(z.gte(1), z.lte(3)),
})
export type PlacedTile = z.output<typeof placedTileSchema>

const tiles = z.array(placedTileSchema).check(
  z.maxLength(dashboardTiles.length),
  z.refine((placed) => new Set(placed.map(({ tile }) => tile)).size === placed.length, {
    error: 'has a tile twice',
  }),
)

/** What is shown until somebody arranges it. */
export const standardTiles: readonly PlacedTile[] = [
  { tile: 'CONSUMPTION', width: 3 },
  { tile: 'FORECAST', width: 2 },
  { tile: 'PEAK', width: 1 },
  { tile: 'COST', width: 1 },
  { tile: 'CARBON', width: 1 },
  { tile: 'ACTIONS', width: 1 },
  { tile: 'BUDGET', width: 2 },
  { tile: 'TASKS', width: 1 },
  { tile: 'ANOMALIES', width: 3 },
  { tile: 'SELF_SUPPLY', width: 3 },
  { tile: 'BASELINE', width: 3 },
  { tile: 'QUALITY', width: 3 },
  { tile: 'MOVERS', width: 3 },
]

export const dashboardSchema = z.object({
  tiles: z.array(placedTileSchema),
  /** Whether the user may arrange it. */
  canSave: z.boolean(),
  /** Counts its changes; 0: nobody has arranged it yet. */
  revision: z.int(),
})
export type Dashboard = z.output<typeof dashboardSchema>

const subject = 'energy management'
const path = '/rest/secure/energy-management/dashboard'

export const getDashboard = defineCall({
  name: 'getDashboard',
  method: 'GET',
  path,
  summary: 'How the user has arranged the overview of the business that they work in',
  ...{ subject, permission: 'measurements:read' },
  response: dashboardSchema,
})

export const saveDashboard = defineCall({
  name: 'saveDashboard',
  method: 'PUT',
  path,
  summary: 'Arranges the overview for this user and business; of another revision nothing is changed (409)',
  ...{ subject, permission: 'views:save' },
  body: z.object({ tiles, revision: revisionSchema }),
  response: dashboardSchema,
})

export const dashboardCalls = [getDashboard, saveDashboard]
