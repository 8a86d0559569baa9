import { supplyFlows, type SelfSupply, type SupplyBalance } from '@energycockpit/contract'

/** What is told of a connection, in the order in which energy flows. */
export const supplyLines = [...supplyFlows, 'DIRECT', 'CONSUMPTION'] as const
export type SupplyLine = (typeof supplyLines)[number]

export interface ToldLine {
  line: SupplyLine
  /** kWh; null: not known. */
  energy: number | null
  /** kW; null: nobody tells it. */
  power: number | null
  /** When the last value ended; null: none is known, or it is made of several. */
  lastAt: string | null
}

const figureOf = {
  ...{ PURCHASE: 'purchase', PRODUCTION: 'production', FEED_IN: 'feedIn' },
  ...{ DIRECT: 'direct', CONSUMPTION: 'consumption' },
} as const satisfies Record<SupplyLine, keyof SupplyBalance>

/**
 * Only what there are meters for. Energies are those of the balance, so that both of its sides are equal; where there is
 * none, each meter's own.
 */
export function toldLines({ flows, balance }: SelfSupply): ToldLine[] {
  const hasProduction = flows.PRODUCTION.meters > 0 || flows.FEED_IN.meters > 0
  return supplyLines.flatMap((line): ToldLine[] => {
    const energy = balance?.[figureOf[line]] ?? null
    if (line === 'CONSUMPTION' || line === 'DIRECT')
      return line === 'DIRECT' && !hasProduction
        ? []
        : [{ line, energy, power: powerOf(flows, line), lastAt: null }]
    const { meters, power, lastAt } = flows[line]
    return meters === 0 ? [] : [{ line, energy: energy ?? flows[line].energy, power, lastAt }]
  })
}

/** Only where every meter tells its power: half of it would be another figure. */
function powerOf(flows: SelfSupply['flows'], line: 'DIRECT' | 'CONSUMPTION'): number | null {
  const known = supplyFlows.filter((flow) => flows[flow].meters > 0)
  if (known.some((flow) => flows[flow].power === null || flows[flow].withoutPower > 0)) return null
  const power = (flow: (typeof supplyFlows)[number]) => flows[flow].power ?? 0
  const direct = power('PRODUCTION') - power('FEED_IN')
  // Their last intervals are not the same ones.
  if (direct < 0) return null
  return line === 'DIRECT' ? direct : power('PURCHASE') + direct
}

/** The last value of any meter; null: none is known. */
export const lastReading = ({ flows }: Pick<SelfSupply, 'flows'>): string | null =>
  supplyFlows.reduce<string | null>((latest, flow) => {
    const at = flows[flow].lastAt
    return at !== null && (latest === null || at > latest) ? at : latest
  }, null)

export const hasValues = ({ flows }: Pick<SelfSupply, 'flows'>): boolean =>
  supplyFlows.some((flow) => flows[flow].energy !== null)
