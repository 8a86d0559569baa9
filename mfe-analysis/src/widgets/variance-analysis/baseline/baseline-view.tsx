import { useQuery } from '@tanstack/react-query'
import { isCallError } from '@energycockpit/api-client'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { EmptyState } from '@energycockpit/ui'
import type { ChosenSeries } from '@energycockpit/contract'
import type { DateRange } from '@energycockpit/time'
import type { ChoosableAmount } from '../../../amounts/choosable-amounts'
import type { RowLength } from '../../../amounts/rows-of-range'
import type { Choice } from '../../../choice/choice'
import type { Options } from '../../../choice/options'
import { quantityName } from '../../../joined/quantity-name'
import layout from '../../../frame/settings-above.module.css'
import { resultOf, savedBaseline, savedOf, type BaselineChoice } from './baseline-choice'
import { baselineQuery } from './baseline-query'
import { BaselineResult } from './baseline-result'
import { choosableDrivers, driversOf } from './drivers/driver-choice'
import { DriversField } from './drivers/drivers-field'
import { useUnfiltered } from './drivers/use-unfiltered'
import { NoPrice } from './no-price'
import { SavedDetails } from './saved/saved-details'
import { savedBaselinesQuery } from './saved/saved-baselines-query'
import steps from './saved/saved.module.css'

interface BaselineViewProps {
  amount: ChoosableAmount
  /** What is chosen: models can follow other series of the same objects. */
  chosen: ChosenSeries
  whole: Choice
  choice: BaselineChoice
  length: RowLength
  /** The days of the reporting period that are over; undefined: none is. */
  range: DateRange | undefined
  now: number
  onChange: (options: Options) => void
}

/** Consumption against what a model of an earlier period expects. */
export default function BaselineView(props: BaselineViewProps) {
  const { amount, whole, choice, length, range, now, onChange } = props
  const { options } = whole
  const { t } = useTexts()
  const { api } = useFeature()
  const ids = amount.items.map(({ seriesId }) => seriesId)
  const list = useQuery(savedBaselinesQuery(api, ids))
  const saved = savedOf(options, list.data?.baselines ?? [])
  const wantsSaved = options['baseline'] === 'SAVED'
  const { form, baseline } = choice
  const around = useUnfiltered(whole, props.chosen)
  const choosable = around ? choosableDrivers(around, amount.items[0]) : []
  const drivers = driversOf(options, choosable)
  const driverIds = drivers.map(({ seriesId }) => seriesId)
  const chosen = saved
    ? {
        form: saved.version.form,
        baseline: { from: saved.version.baselineFrom, to: saved.version.baselineTo },
        ...{ drivers: [], saved: { id: saved.baseline.id, version: saved.version.version } },
      }
    : { form, baseline, drivers: driverIds, saved: undefined }
  const found = useQuery(
    baselineQuery(
      api,
      range && (saved || (!wantsSaved && around))
        ? { ids, ...chosen, rows: length, range, as: resultOf(options) }
        : undefined,
    ),
  )
  const details = list.data ? (
    <SavedDetails
      saved={saved}
      canSave={list.data.canSave}
      draft={{
        ids,
        unit: saved?.baseline.unit ?? amount.items[0].unit,
        form,
        baseline,
        drivers: drivers.map((one) => ({ seriesId: one.seriesId, name: quantityName(one, t) })),
        from: choice.reporting.from,
      }}
      onShow={(shown) => onChange(shown ? savedBaseline(shown.id) : { baseline: 'YEAR_BEFORE' })}
    />
  ) : (
    list.isPending && <div className={steps.place} />
  )
  if (range === undefined)
    return <EmptyState title={t('variance.notYet')}>{t('variance.notYetDetail')}</EmptyState>
  const result = lacksPrice(found.error) ? (
    <NoPrice pointId={amount.items[0].pointId} />
  ) : (
    <QueryContent
      query={found}
      loading={t('variance.fitting')}
      failed={t('variance.baselineFailed')}
      lines={12}
    >
      {({ variance, wanted }) => (
        <BaselineResult
          {...{ amount, variance, now, wanted }}
          version={wanted.saved && saved?.version}
          adjustedIn={saved?.baseline.unit}
        />
      )}
    </QueryContent>
  )
  return (
    <div className={layout.view} aria-busy={found.isPlaceholderData}>
      {!wantsSaved && <DriversField {...{ choosable, drivers, onChange }} />}
      {details}
      {wantsSaved && !saved ? (
        <QueryContent
          query={list}
          loading={t('variance.loading')}
          failed={t('variance.saved.failed')}
          lines={12}
        >
          {() => <EmptyState title={t('variance.saved.none')}>{t('variance.saved.noneDetail')}</EmptyState>}
        </QueryContent>
      ) : (
        result
      )}
    </div>
  )
}

/** Trying again would not help: somebody has to enter one. */
const lacksPrice = (error: unknown): boolean =>
  isCallError(error) && error.reasons[0]?.code === 'FACTOR_UNKNOWN'
