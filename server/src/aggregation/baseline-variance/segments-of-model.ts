import type { DayKind, MeterBaseline, ModelSeason } from '@energycockpit/contract'
import type { DailyModel } from '@energycockpit/models/daily'
import { calculatedFigure } from '../../calculations/index'

const seasons = { winter: 'WINTER', shoulder: 'SHOULDER', summer: 'SUMMER' } as const satisfies Record<
  string,
  ModelSeason
>
const kinds = { open: 'OPEN', closed: 'CLOSED' } as const satisfies Record<string, DayKind>

/** What an engineer reads off an explainable model; of the other form there is nothing to read. */
export function segmentsOfModel(model: DailyModel | null): Pick<MeterBaseline, 'segments' | 'level'> {
  if (model === null || model.form !== 'explainable') return { segments: [], level: null }
  const side = (balancePoint: number | undefined, slope: number | undefined) =>
    balancePoint === undefined || slope === undefined
      ? null
      : { balancePoint, slope: calculatedFigure(slope) }
  return {
    segments: model.main.explainable.segments.map(({ seasons: of, kinds: days, days: count, shape }) => ({
      seasons: of.map((season) => seasons[season]),
      days: days.map((kind) => kinds[kind]),
      count,
      baseLoad: calculatedFigure(shape.baseLoad),
      heating: side(shape.heatingBalancePoint, shape.heatingSlope),
      cooling: side(shape.coolingBalancePoint, shape.coolingSlope),
    })),
    level: calculatedFigure(model.level),
  }
}
