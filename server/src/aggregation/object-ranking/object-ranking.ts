import {
  maxRankedObjects,
  weatherAdjustedProducts,
  type ObjectRanking,
  type ObjectRankingQuery,
  type UnrankedReason,
} from '@energycockpit/contract'
import type { Entities } from '../../entities/entities'
import type { Readings } from '../../readings/index'
import { partSums } from '../by-location/sums-query'
import { sumsOfPlan } from '../by-location/sums-of-plan'
import type { Days } from '../consumption/buckets-of-plan'
import { figuresOfObjects, type ObjectFigure } from './figures-of-objects'
import type { RankedPlan } from './plan-ranking'
import { namesOfRanked } from './ranked-names'
import { rankObjects, type RankedObject } from './rank-objects'
import type { RankingScope } from './ranking-scope'
import { factorsOfWeather } from './weather-of-locations'
import type { WeatherFactor } from './weather-factor'

type FactorOf = (locationId: string) => WeatherFactor | UnrankedReason
type Figures = ReadonlyMap<string, ObjectFigure>

/** Objects by what they purchased, fed in or produced. */
export async function objectRanking(
  { entities, readings }: { entities: Entities; readings: Readings },
  { products, productType, current, compared, plans, weather }: RankingScope,
  { level, per, by, order, now, signal }: ObjectRankingQuery & { now: number; signal: AbortSignal },
): Promise<ObjectRanking> {
  const isHeat = productType !== null && weatherAdjustedProducts.includes(productType)
  const factorsOf = async (days: Days | undefined): Promise<FactorOf> => {
    if (per !== 'WEATHER' || days === undefined) return () => 'STATION_UNKNOWN'
    if (!isHeat || weather === undefined) return () => 'NOT_HEAT'
    return factorsOfWeather(readings, weather, { days, now, signal })
  }
  const [factorOf, factorBefore] = await Promise.all([factorsOf(current), factorsOf(compared)])
  const figuresOf = async (plan: RankedPlan | undefined, factor: FactorOf): Promise<Figures> => {
    if (plan === undefined) return new Map()
    const sums = await partSums(readings, sumsOfPlan(plan), signal)
    return figuresOfObjects(plan, sums, {
      ...{ per, now, factorOf: factor, hasManyLocations: level === 'UNIT' },
    })
  }
  const [purchase, feedIn, production, before] = await Promise.all([
    figuresOf(plans?.purchase, factorOf),
    // What is fed in or produced is not heat.
    per === 'WEATHER' ? new Map() : figuresOf(plans?.feedIn, factorOf),
    per === 'WEATHER' ? new Map() : figuresOf(plans?.production, factorOf),
    figuresOf(plans?.compared, factorBefore),
  ])
  const all = rankObjects(
    { purchase, feedIn, production, compared: compared && before },
    { by, order, hasShare: per === 'TOTAL' && level !== 'POINT' },
  )
  const shown = all.slice(0, maxRankedObjects)
  const names = await namesOfRanked(
    entities,
    level,
    shown.map(({ id }) => id),
  )
  const weatherOf = ({ id }: RankedObject) => onlyFactor(purchase.get(id), factorOf)
  const unit = plans?.purchase.unit ?? 'kWh'
  return {
    ...{ level, per, productType, products: [...products], count: all.length },
    unit: per === 'FLOOR_AREA' ? `${unit}/m²` : unit,
    ...columnsOf(shown),
    name: shown.map(({ id }) => names.get(id)?.name ?? id),
    location: shown.map(({ id }) => names.get(id)?.location ?? null),
    orgUnit: shown.map(({ id }) => names.get(id)?.orgUnit ?? ''),
    degreeDays: shown.map((one) => weatherOf(one)?.degreeDays ?? null),
    meanDegreeDays: shown.map((one) => weatherOf(one)?.meanDegreeDays ?? null),
    leftOut: leftOutOf(plans?.purchase),
  }
}

const leftOutOf = (plan: RankedPlan | undefined) => plan?.leftOutAt.length ?? 0

/** That of all its locations, as far as it is one. */
function onlyFactor(figure: ObjectFigure | undefined, factorOf: FactorOf): WeatherFactor | undefined {
  const factors = [...(figure?.locations ?? [])].map(factorOf)
  const [first] = factors
  if (first === undefined || typeof first === 'string') return undefined
  const isOne = factors.every(
    (one) =>
      typeof one !== 'string' &&
      one.degreeDays === first.degreeDays &&
      one.meanDegreeDays === first.meanDegreeDays,
  )
  return isOne ? first : undefined
}

function columnsOf(objects: readonly RankedObject[]) {
  const column = <Key extends keyof RankedObject>(key: Key) => objects.map((one) => one[key])
  return {
    ...{ id: column('id'), purchase: column('purchase'), feedIn: column('feedIn') },
    ...{ production: column('production'), share: column('share'), compared: column('compared') },
    ...{ change: column('change'), changeShare: column('changeShare'), reason: column('reason') },
    ...{ measured: column('measured'), estimated: column('estimated') },
  }
}
