import { useMemo } from 'react'
import { ParetoPlot } from '@energycockpit/charts'
import { useTexts } from '@energycockpit/i18n'
import type { SharedEnergy } from '../rules/grouped-shares'
import type { ParetoRow } from '../rules/pareto'
import type { NamedShare } from './named-share'

/** More bars cannot be told apart. */
export const mostBars = 30

interface ParetoChartProps {
  title: string
  when: string
  threshold: number
  rows: readonly ParetoRow<NamedShare & SharedEnergy>[]
}

/** The largest rows as bars. */
export function ParetoChart({ title, when, threshold, rows }: ParetoChartProps) {
  const { t, locale, formats } = useTexts()
  const bars = useMemo(
    () =>
      rows.slice(0, mostBars).map(({ item, cumulative, isCandidate }) => ({
        ...{ label: item.name, value: item.value, cumulative, isCandidate },
      })),
    [rows],
  )
  return (
    <ParetoPlot
      {...{ locale, title, when, bars, threshold }}
      unit="kWh"
      names={{
        bar: t('energyUses.what'),
        value: t('energyUses.energy'),
        cumulative: t('energyUses.cumulative'),
        candidate: t('energyUses.candidates', { share: formats.percent(threshold) }),
        other: t('energyUses.others'),
      }}
    />
  )
}
