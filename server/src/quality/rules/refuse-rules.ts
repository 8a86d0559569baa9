import { Problem } from '../../http/problem'
import { refuseRegisterUnit, unitOfCapacity, type OwnRules, type RuledSeries } from '../../readings/index'
import { rulesOf } from './series-rules'

/** Throws a Problem (400) for rules that contradict each other or say nothing of such a series. */
export function refuseRules(series: RuledSeries, own: OwnRules): void {
  const { unit } = rulesOf(series, own).register
  refuseRegisterUnit(series, { name: 'body.register.unit', unit, wanted: series.unit })
  const wrong = faultOf(series, own)
  if (wrong !== undefined) throw new Problem(400, 'VALIDATION_FAILED', wrong)
}

function faultOf(series: RuledSeries, own: OwnRules): string | undefined {
  const { limits, capacity, meterChanges, profile, estimation } = rulesOf(series, own)
  if (limits.min !== null && limits.max !== null && limits.min > limits.max)
    return 'body.limits.min is above body.limits.max'
  if (capacity && unitOfCapacity(series, capacity) === undefined)
    return `body.capacity: ${capacity.kind} says nothing of ${series.quantity} in ${series.unit}`
  const instants = meterChanges.map(({ at }) => Date.parse(at))
  if (instants.some((at, place) => place > 0 && at <= instants[place - 1]!))
    return 'body.meterChanges do not ascend by time'
  if (profile?.every((weight) => weight === 0)) return 'body.profile is 0 at all times'
  if (estimation.automatic && estimation.method === 'PROFILE')
    return 'body.estimation: a profile needs an amount, which nobody says where gaps are filled by themselves'
  return undefined
}
