import { useState } from 'react'
import type { ListedFactor } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { PartialNotice } from '@energycockpit/ui'
import { ChangeDialog } from './change-dialog'
import { ChooseFactorSeries } from './choose-factor-series'
import type { ChosenSeries } from './chosen-series'
import { factorLabel } from './factor-kinds'
import { seriesName } from './series-name'
import { SeriesField } from './series-field'
import { useSetting } from './use-setting'

interface SeriesFormProps {
  factor: ListedFactor
  timeZone: string
  onTold: (what: string) => void
  onClose: () => void
}

/** Lets a series say the values of a factor, in place of those that were set or of another series. */
export function SeriesForm({ factor, timeZone, onTold, onClose }: SeriesFormProps) {
  const { t } = useTexts()
  const [series, setSeries] = useState<ChosenSeries>()
  const [choosing, setChoosing] = useState(false)
  const [tried, setTried] = useState(false)
  const setting = useSetting(factor, factor, {
    onSet: () => {
      onTold(t('factors.savedSeries', { series: series!.name }))
      onClose()
    },
  })
  const [declined, setDeclined] = useState<ChosenSeries>()
  const own = series ?? declined
  const theirSeries = setting.current?.series
  const theirs = theirSeries ? seriesName(theirSeries) : t('factors.form.sources.written')
  const compared = {
    ...{ name: 'source', label: t('factors.form.source'), theirs },
    mine: own && {
      ...{ value: own.name, isKept: series !== undefined },
      onChange: (isKept: boolean) => {
        setDeclined(own)
        setSeries(isKept ? own : undefined)
      },
    },
  }
  const hasValues = (setting.current?.periods.length ?? 0) > 0
  return (
    <>
      <ChangeDialog
        title={t('factors.form.bySeries', { factor: factorLabel(factor, t) })}
        refused={undefined}
        next={setting.current ? t('factors.meanwhile.seriesInstead') : undefined}
        compared={setting.current && [compared]}
        hasInput={series !== undefined}
        {...{ setting, timeZone, onClose }}
        onSubmit={() => {
          setTried(true)
          if (series) setting.set({ unit: series.unit, seriesId: series.id })
        }}
      >
        <SeriesField series={series} tried={tried} onOpen={() => setChoosing(true)} />
        {hasValues && <PartialNotice kind="information">{t('factors.form.insteadOfValues')}</PartialNotice>}
      </ChangeDialog>
      {choosing && (
        <ChooseFactorSeries
          kind={factor.kind}
          nodeId={factor.nodeId}
          onChoose={(chosen) => {
            setSeries(chosen)
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
