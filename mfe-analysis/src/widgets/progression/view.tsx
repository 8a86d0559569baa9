import { lazy, Suspense, useMemo } from 'react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { isFinal } from '@energycockpit/api-client'
import type { TimeSeries } from '@energycockpit/charts'
import { reasonKey } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { startOfDay } from '@energycockpit/time'
import {
  Button,
  Checkbox,
  classNames,
  EmptyState,
  Panel,
  PartialNotice,
  SegmentedControl,
  Waiting,
} from '@energycockpit/ui'
import { useAnnotations } from '../../annotations/use-annotations'
import { idsOf } from '../../choice/chosen-objects'
import type { WidgetProps } from '../widget'
import { chartSeries, withCompared } from './chart-series'
import { finerPeriod } from './finer-period'
import { concernedByLines } from './concerned-by-lines'
import { isEmpty, linesQuery } from './line-values'
import { linesToShow, meterLines, shorter, sumLines, type Line } from './lines'
import { LinesButton } from './lines-dialog'
import { looks, readSettings, writeZoom } from './settings'
import { useObjects } from './use-objects'
import { weatherLine } from './weather-line'
import styles from './progression.module.css'

const TimeChart = lazy(() =>
  import('@energycockpit/charts').then((charts) => ({ default: charts.TimeChart })),
)

/** How the chosen objects develop: their sums or their single meters, with the weather, and finer where one looks closer. */
export default function ProgressionView(props: WidgetProps) {
  const { choice, onChange, chosen, period, granularity, compared, timeZone, now } = props
  const { t, locale, formats } = useTexts()
  const { api } = useFeature()
  const queries = useQueryClient()
  const objects = useObjects(choice, chosen, t('progression.everything'))
  const sums = sumLines(objects)
  const usual = chosen.series.length > 1 && sums.length > 0 ? 'sum' : 'meters'
  const whole = { from: period.from.getTime(), to: period.to.getTime() }
  const settings = readSettings(choice.options, usual, whole)
  const lines = settings.of === 'sum' ? sums : meterLines(chosen)
  const wanted = settings.lines.length > 0 ? settings.lines : ownSeries()
  const usualLines = linesToShow(lines, wanted)
  const weather = settings.hasWeather ? weatherLine(chosen) : undefined
  const withWeather = (some: readonly Line[]) => (weather ? [...some, weather] : [...some])

  const values = useQuery(
    linesQuery(
      api,
      queries,
      withWeather(usualLines),
      { period, granularity, timeZone },
      wanted.length === 0 ? { lines, chosen } : undefined,
    ),
  )
  const found = values.isPlaceholderData ? [] : (values.data ?? [])
  // Others than the usual ones where those have no values.
  const instead = lines.filter(({ key }) => found.some((one) => one.key === key))
  const shown = instead.length > 0 ? instead : usualLines
  const drawn = withWeather(shown)
  const finest = finestOf(drawn)
  const finerOf =
    settings.zoom && finest ? finerPeriod(settings.zoom, period, granularity, finest, timeZone) : undefined
  const finer = useQuery(linesQuery(api, queries, drawn, finerOf && { ...finerOf, timeZone }))
  const comparedPeriod = compared && {
    from: new Date(startOfDay(compared.from, timeZone)),
    to: new Date(startOfDay(compared.to, timeZone)),
  }
  const before = useQuery(
    linesQuery(api, queries, shown, comparedPeriod && { period: comparedPeriod, granularity, timeZone }),
  )
  const failedBefore = (before.data ?? []).flatMap(({ error }) => (error === undefined ? [] : [error]))

  const labelOf = (line: Line): string => {
    if (line === weather) return t('progression.weather')
    const kind: string[] = []
    if (line.quantity !== 'ENERGY') kind.push(t(`quantity.${line.quantity}`))
    if (line.direction !== null && line.direction !== 'PURCHASE') kind.push(t(`direction.${line.direction}`))
    if (line.isSum) return `${[t(`product.${line.productType}`), ...kind].join(', ')} · ${line.name}`
    const isNamed = line.place === undefined || line.name.includes(line.place)
    return [isNamed ? line.name : `${line.name} · ${line.place}`, ...kind].join(', ')
  }
  const { data, isPlaceholderData } = values
  const shownKeys = shown.map(({ key }) => key).join(',')
  const concerned = useMemo(
    () => concernedByLines(chosen, shown, t),
    // The lines follow from their keys.
    // oxlint-disable-next-line react/exhaustive-deps
    [chosen, shownKeys, t],
  )
  const noted = useAnnotations(idsOf(choice), concerned, period, (settings.zoom ?? whole).from)
  const hasFiner = finerOf !== undefined
  const series = useMemo(
    () => (data ? chartSeries(drawn, data, hasFiner ? finer.data : undefined, settings.look, labelOf) : []),
    // What is drawn follows from the data, which is fetched for it.
    // oxlint-disable-next-line react/exhaustive-deps
    [data, hasFiner, finer.data, settings.look, locale],
  )
  const all = useMemo(
    (): TimeSeries[] => {
      if (!comparedPeriod || !before.data) return series
      const kind = t(`node.compared.${choice.compareWith}`)
      const when = formats.period(comparedPeriod.from.getTime(), comparedPeriod.to.getTime(), timeZone)
      const key = series.length === 1 ? 'progression.compared' : 'progression.comparedOf'
      return withCompared(series, before.data, (label) => t(key, { label, kind, when }), {
        name: kind,
        when,
      })
    },
    // The days decide the period.
    // oxlint-disable-next-line react/exhaustive-deps
    [series, before.data, compared?.from, compared?.to, locale],
  )

  const setOption = (name: string, value: string | undefined) => {
    const { [name]: _before, ...others } = choice.options
    onChange({ options: value === undefined ? others : { ...others, [name]: value } })
  }
  const failed = data?.filter(({ error }) => error !== undefined) ?? []
  const empty =
    series.length === 0 ? [] : drawn.filter(({ key }) => data?.some((one) => one.key === key && isEmpty(one)))
  const leftOut = data?.filter(({ values: found }) => (found?.leftOut?.length ?? 0) > 0) ?? []

  return (
    <Panel>
      <div className={styles.content}>
        <div className={styles.settings}>
          <SegmentedControl
            label={t('progression.of.label')}
            value={settings.of}
            onChange={(of) => {
              const { lines: _lines, of: _of, ...others } = choice.options
              onChange({ options: of === usual ? others : { ...others, of } })
            }}
            choices={(['sum', 'meters'] as const).map((value) => ({
              value,
              label: t(`progression.of.${value}`),
              disabled: value === 'sum' && sums.length === 0,
            }))}
          />
          <SegmentedControl
            label={t('progression.look.label')}
            value={settings.look}
            onChange={(look) => setOption('look', look === 'bars' ? undefined : look)}
            choices={looks.map((value) => ({ value, label: t(`progression.look.${value}`) }))}
          />
          {lines.length > 1 ? (
            <LinesButton
              {...{ lines, shown, labelOf }}
              onChoose={(keys) => setOption('lines', keys.join(','))}
            />
          ) : null}
          {weatherLine(chosen) ? (
            <Checkbox
              checked={settings.hasWeather}
              onChange={(isOn) => setOption('weather', isOn ? 'yes' : undefined)}
            >
              {t('progression.weather')}
            </Checkbox>
          ) : null}
        </div>
        {failed.map(({ key, error }) => (
          <PartialNotice key={key}>
            <p>
              {t('values.failed', { label: labelOf(drawn.find((line) => line.key === key) ?? drawn[0]!) })}
            </p>
            <p>{t(reasonKey(error))}</p>
            {!isFinal(error) && <Button onClick={() => void values.refetch()}>{t('retry')}</Button>}
          </PartialNotice>
        ))}
        {failedBefore.length > 0 && (
          <PartialNotice>
            <p>{t('progression.comparedFailed')}</p>
            {!failedBefore.every(isFinal) && (
              <Button onClick={() => void before.refetch()}>{t('retry')}</Button>
            )}
          </PartialNotice>
        )}
        {leftOut.map(({ key, values: found }) => (
          <PartialNotice key={key}>
            {t('progression.leftOut', {
              count: found!.leftOut!.length,
              label: labelOf(drawn.find((line) => line.key === key) ?? drawn[0]!),
            })}
          </PartialNotice>
        ))}
        {!data ? (
          <Waiting label={t('progression.loading')} lines={10} />
        ) : series.length === 0 ? (
          failed.length === 0 ? (
            <EmptyState title={t('values.none')}>{t('values.noneDetail')}</EmptyState>
          ) : null
        ) : (
          <div className={classNames(isPlaceholderData && styles.old)} aria-busy={isPlaceholderData}>
            <Suspense fallback={<Waiting label={t('progression.loading')} lines={10} />}>
              <TimeChart
                locale={locale}
                title={titleOf()}
                series={all}
                now={now}
                stacked={settings.look === 'stacked'}
                zoomed={settings.zoom}
                onZoom={(zoom) => onChange({ options: writeZoom(choice.options, zoom) })}
                annotations={noted.annotations}
                annotationSteps={noted.annotationSteps}
                actions={noted.add}
              />
            </Suspense>
          </div>
        )}
        {noted.below}
        <p className={styles.hint} role="status">
          {finerOf && finer.isFetching
            ? t('progression.finer')
            : empty.length > 0
              ? t('progression.noValuesOf', { labels: empty.map(labelOf).join('; ') })
              : null}
        </p>
      </div>
    </Panel>
  )

  function ownSeries(): string[] {
    return choice.seriesId === undefined ? [] : [String(choice.seriesId)]
  }

  function titleOf(): string {
    if (shown.length === 1) return labelOf(shown[0]!)
    const names = chosen.objects.map(({ name }) => name)
    if (names.length === 0) return t('progression.everything')
    if (names.length <= 3) return names.join(', ')
    return t('progression.andOthers', { names: names.slice(0, 2).join(', '), count: names.length - 2 })
  }
}

function finestOf(lines: readonly Line[]): Pick<Line, 'interval' | 'quantity'> | undefined {
  const [first] = lines
  return (
    first && { quantity: first.quantity, interval: lines.map(({ interval }) => interval).reduce(shorter) }
  )
}
