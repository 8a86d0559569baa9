import type { FactorKind } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { ChooseSeries } from '@energycockpit/metering-points'
import type { ChosenSeries } from './chosen-series'
import { sayValuesOf } from './factor-kinds'
import { SharedSeries } from './shared-series'

interface ChooseFactorSeriesProps {
  kind: FactorKind
  /** Of the factor. */
  nodeId: string
  onChoose: (series: ChosenSeries) => void
  onClose: () => void
}

/** Finds a series of prices or of carbon intensities. It stands beside a form, not in it: Enter in its search is its own. */
export function ChooseFactorSeries({ kind, nodeId, onChoose, onClose }: ChooseFactorSeriesProps) {
  const { t } = useTexts()
  return (
    <ChooseSeries
      title={t('factors.form.chooseSeries')}
      only={{
        fits: (series) => sayValuesOf(kind, series),
        none: t(kind === 'PRICE' ? 'factors.form.noPriceHere' : 'factors.form.noCarbonHere'),
      }}
      before={<SharedSeries kind={kind} nodeId={nodeId} onChoose={onChoose} />}
      onChoose={({ id, unit, interval }, { name, location }) =>
        onChoose({ id, unit, interval, name: `${location.name} · ${name}` })
      }
      onClose={onClose}
    />
  )
}
