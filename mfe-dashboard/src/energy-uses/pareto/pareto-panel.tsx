import { ChartDaysContext, ChartPlaceContext } from '@energycockpit/charts/chart-place'
import { lazy, Suspense, useMemo, useState } from 'react'
import type { EnergyShares, EnergyUse } from '@energycockpit/contract'
import { useTexts, type Formats } from '@energycockpit/i18n'
import type { DateRange } from '@energycockpit/time'
import { EmptyState, Panel, PartialNotice, Waiting } from '@energycockpit/ui'
import { UseDialog } from '../form/use-dialog'
import { draftOfRow } from '../form/draft-of-row'
import { groupedShares } from '../rules/grouped-shares'
import { pareto } from '../rules/pareto'
import { useRowName } from '../use-row-name'
import type { UsesChoice } from '../uses-choice'
import { ParetoTable, type NamedRow } from './pareto-table'
import { SavePareto } from './save-pareto'
import styles from '../energy-uses.module.css'

// The table is read before the chart is drawn.
const ParetoChart = lazy(() => import('./pareto-chart').then((chart) => ({ default: chart.ParetoChart })))

/** Of less than this it is said that something is missing. */
const leastKnown = 0.99
const mostBars = 30

const DAY = 86_400_000

interface ParetoPanelProps {
  shares: EnergyShares
  choice: UsesChoice
  days: DateRange
  /** What is documented; undefined: not known yet. */
  documented: { uses: readonly EnergyUse[]; canEdit: boolean; seesOneBusiness: boolean } | undefined
}

/** What of the energy is most, as a chart and as a table. */
export function ParetoPanel({ shares, choice, days, documented }: ParetoPanelProps) {
  const { t, formats, locale } = useTexts()
  const nameOf = useRowName()
  const [judged, setJudged] = useState<NamedRow>()
  const { by, productType, threshold, nodeId } = choice
  const scope = nodeId ?? (documented?.seesOneBusiness ? null : undefined)
  const rows = useMemo(() => {
    const items = groupedShares(shares, { by, productType }).map((one) => ({ ...one, ...nameOf(one) }))
    return pareto(items, { threshold: threshold / 100, locale })
    // The names are those of the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [shares, by, productType, threshold, locale])
  const when = formats.period(`${days.from}T00:00:00Z`, `${days.to}T00:00:00Z`, 'UTC')
  // Of files; the last day is included.
  const named = { from: days.from, to: new Date(Date.parse(days.to) - DAY).toISOString().slice(0, 10) }
  const title = t(`energyUses.titles.${by}`)
  if (rows.length === 0)
    return (
      <Panel title={title}>
        <EmptyState title={t('overview.noMeters')} glyph="meter">
          {t('overview.noMetersDetail')}
        </EmptyState>
      </Panel>
    )
  const known = knownOf(shares, productType)
  const candidates = rows.filter(({ isCandidate }) => isCandidate).length
  const negative = rows.filter(({ item }) => item.value !== null && item.value < 0).length
  const isWhole = known.share >= leastKnown && shares.leftOut === 0
  return (
    <>
      <Panel
        title={t('energyUses.ranking')}
        actions={<SavePareto {...{ rows, title, when, days: named, place: shares.node?.name }} />}
      >
        <div className={styles.page}>
          <PartialNotice kind={isWhole ? 'information' : 'warning'}>
            {t('energyUses.completeness', {
              share: formats.percent(known.share, 1),
              estimated: formats.percent(known.estimated, 1),
              when,
            })}
            {shares.leftOut > 0 && ` ${t('energyUses.leftOut', { count: shares.leftOut })}`}
            {negative > 0 && ` ${t('energyUses.negative', { count: negative })}`}
          </PartialNotice>
          {rows.some(({ share }) => share !== null) ? (
            <>
              <p className={styles.note}>
                {t('energyUses.candidatesAre', {
                  count: candidates,
                  of: formats.count(rows.length),
                  share: formats.percent(threshold / 100),
                })}
                {` ${t('energyUses.together', { sums: sumsOf(rows, formats) })}`}
                {rows.some(({ item }) => item.cost !== null) && ` ${t('energyUses.costOnly')}`}
                {rows.length > mostBars && ` ${t('energyUses.firstBars', { count: mostBars })}`}
              </p>
              <div className={styles.reserved}>
                <Suspense fallback={<Waiting label={t('energyUses.drawing')} lines={10} />}>
                  <ChartPlaceContext value={shares.node?.name}>
                    <ChartDaysContext value={named}>
                      <ParetoChart {...{ title, when, rows }} threshold={threshold / 100} />
                    </ChartDaysContext>
                  </ChartPlaceContext>
                </Suspense>
              </div>
            </>
          ) : (
            <p className={styles.note}>{t('energyUses.nothingRanked')}</p>
          )}
          <ParetoTable
            {...{ rows, nodeId, scope, days, uses: documented?.uses }}
            onJudge={documented?.canEdit ? setJudged : undefined}
          />
        </div>
      </Panel>
      {judged && (
        <UseDialog
          start={draftOfRow(judged, {
            ...{ nodeId: nodeId ?? null, days, nodeName: placeName(shares, judged) },
          })}
          onClose={() => setJudged(undefined)}
        />
      )}
    </>
  )
}

const placeName = ({ node, locations }: EnergyShares, { item }: NamedRow): string =>
  (item.what.locationId === null
    ? node?.name
    : locations.find(({ id }) => id === item.what.locationId)?.name) ?? ''

/** How much of all that should have been counted is known, of main meters. */
function knownOf({ points }: EnergyShares, productType: UsesChoice['productType']) {
  const sums = { expected: 0, measured: 0, estimated: 0 }
  points.id.forEach((_, place) => {
    const isCounted =
      points.partOf[place] === null &&
      (productType === undefined || points.productType[place] === productType)
    if (!isCounted) return
    for (const key of ['expected', 'measured', 'estimated'] as const) sums[key] += points[key][place]!
  })
  const share = (part: number) => (sums.expected === 0 ? 0 : Math.min(1, part / sums.expected))
  return { share: share(sums.measured + sums.estimated), estimated: share(sums.estimated) }
}

/** Energy, and costs where they are of one currency. */
function sumsOf(rows: readonly NamedRow[], formats: Pick<Formats, 'quantity'>): string {
  const costs = rows.flatMap(({ item }) => item.cost ?? [])
  const [currency, ...others] = new Set(costs.map((cost) => cost.currency))
  const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)
  const energy = formats.quantity(add(rows.flatMap(({ item }) => item.value ?? [])), 'kWh')
  if (currency === undefined || others.length > 0) return energy
  return `${energy}, ${formats.quantity(add(costs.map(({ value }) => value)), currency)}`
}
