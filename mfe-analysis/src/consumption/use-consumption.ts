import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { consumptionGranularities } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { comparedDays, dateAt, dateRangeOf, elapsedDays } from '@energycockpit/time'
import type { Choice } from '../choice/choice'
import { periodOf } from '../choice/dates'
import { consumptionQuery } from './consumption-query'
import { automaticOfDays, granularitiesOfDays } from './granularity-of-days'
import { nodeQueryOf } from './node-query'

export type ShownConsumption = ReturnType<typeof useConsumption>

/** The consumption of the chosen node, and the periods that it is about; nothing is requested for a metering point. */
export function useConsumption(choice: Choice) {
  const { api } = useFeature()
  // The day that 'current' and 'last' start from stays while the page is open, so that no choice moves.
  const [openedAt] = useState(() => new Date())
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const period = periodOf(choice.period, openedAt, timeZone)
  const range = dateRangeOf(period, timeZone)
  const days = elapsedDays(range, dateAt(openedAt, timeZone).toString())
  const compared = days && comparedDays(days, choice.compareWith)
  const granularities = granularitiesOfDays(days ?? range)
  const automatic = automaticOfDays(days ?? range)
  const chosen = consumptionGranularities.find((one) => one === choice.granularity)
  const granularity = chosen && granularities.includes(chosen) ? chosen : automatic
  const { nodeId } = choice
  const requested = choice.pointId === undefined ? days : undefined
  const consumption = useQuery(consumptionQuery(api, { nodeId, days: requested, compared, granularity }))
  // While no day is over there are no figures that would say whose they are.
  const named = useQuery({
    ...nodeQueryOf(api, nodeId ?? ''),
    enabled: nodeId !== undefined && choice.pointId === undefined && days === undefined,
  })
  return {
    ...{ consumption, range, days, compared, granularity },
    node: days === undefined ? (named.data ?? undefined) : consumption.data?.node,
    /** What the bar of the period shows. */
    bar: { period, timeZone, automatic, granularities },
  }
}
