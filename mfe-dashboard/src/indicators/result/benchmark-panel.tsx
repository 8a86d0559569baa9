import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ConsumedProductType, Indicator } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { nodeQuery } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { ButtonLink, EmptyState, Figure, FigureRow, Panel, Select } from '@energycockpit/ui'
import { benchmark, leastPeers, type Benchmark } from '../rules/benchmark'
import { monthsOfPeriod } from '../rules/judgement'
import type { Month } from '../rules/months'
import { benchmarkQuery, type Peers } from './benchmark-query'
import { useKeepsOrganization } from './lack-text'
import styles from '../indicators.module.css'

interface BenchmarkPanelProps {
  indicator: Indicator
  last: Month
  unit: string
}

/** How a location compares with others of its kind; of indicators by floor area, which alone make them comparable. */
export function BenchmarkPanel({ indicator, last, unit }: BenchmarkPanelProps) {
  const { nodeId, amount, reference } = indicator
  const isComparable = reference.kind === 'QUANTITY' && reference.per === 'FLOOR_AREA'
  if (nodeId === null || amount.kind !== 'PRODUCTS' || !isComparable) return null
  return <OfPlace {...{ indicator, last, unit, nodeId }} products={amount.products} />
}

interface OfPlaceProps extends BenchmarkPanelProps {
  nodeId: string
  products: readonly ConsumedProductType[]
}

function OfPlace({ indicator, last, unit, nodeId, products }: OfPlaceProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  const months = monthsOfPeriod(indicator.period, last)
  const peers = useQuery(benchmarkQuery(api, nodeId, products, months))
  return (
    <Panel title={t('indicators.benchmark')}>
      <QueryContent query={peers} loading={t('indicators.comparing')} failed={t('indicators.notCompared')}>
        {(found) => <Compared peers={found} {...{ unit, nodeId }} />}
      </QueryContent>
    </Panel>
  )
}

const groups = ['USE', 'USE_AND_SIZE'] as const
type Group = (typeof groups)[number]

interface ComparedProps {
  peers: Peers
  unit: string
  nodeId: string
}

/** With which of its kind it is compared: all, or those of about its size. */
function Compared({ peers, unit, nodeId }: ComparedProps) {
  const { t } = useTexts()
  const [group, setGroup] = useState<Group>('USE')
  const { use, own, floorArea } = peers
  const canNarrow = use !== null && own !== null && floorArea !== null && peers.others.length >= leastPeers
  return (
    <div className={styles.page}>
      {canNarrow && (
        <Select<Group>
          label={t('indicators.peerGroup')}
          groups={[
            {
              label: '',
              choices: groups.map((value) => ({ value, label: t(`indicators.peerGroups.${value}`) })),
            },
          ]}
          value={group}
          onChange={setGroup}
        />
      )}
      <Distribution {...{ peers, group, unit, nodeId }} />
    </div>
  )
}

function Distribution({ peers, group, unit, nodeId }: ComparedProps & { group: Group }) {
  const { t, formats } = useTexts()
  const { basePath } = useFeature()
  const keeps = useKeepsOrganization()
  const { use, own, floorArea } = peers
  const others = group === 'USE' ? peers.others : peers.similar
  const few = group === 'USE' ? 'FEW' : 'FEW_OF_SIZE'
  const refused =
    use === null ? 'NO_USE' : own === null ? 'NO_VALUE' : others.length < leastPeers ? few : undefined
  const found = own === null ? undefined : benchmark(own, others)
  if (refused !== undefined || own === null || !found || use === null)
    return (
      <EmptyState
        title={t(`indicators.noBenchmark.${refused ?? 'NO_VALUE'}`)}
        glyph="target"
        action={
          refused === 'NO_USE' &&
          keeps && (
            <ButtonLink href={`${basePath}/organization/hierarchy?${nodeQuery(nodeId)}`}>
              {t('indicators.toHierarchy')}
            </ButtonLink>
          )
        }
      >
        <p>
          {t(`indicators.noBenchmarkDetail.${refused ?? 'NO_VALUE'}`, {
            count: others.length,
            least: leastPeers,
          })}
        </p>
        {refused === 'NO_USE' && !keeps && <p>{t('indicators.lackAskOrganization')}</p>}
      </EmptyState>
    )
  const figure = (value: number) => formats.quantityParts(value, unit)
  const kind = t(`indicators.uses.${use}`)
  return (
    <div className={styles.page}>
      <p>
        {t(group === 'USE' ? 'indicators.better' : 'indicators.betterOfSize', {
          ...{ share: formats.percent(found.better), count: found.peers, kind },
          ...(floorArea !== null && {
            from: formats.quantity(floorArea / 2, 'm²'),
            to: formats.quantity(floorArea * 2, 'm²'),
          }),
        })}
      </p>
      <Line own={own} found={found} />
      <FigureRow>
        <Figure label={t('indicators.own')} {...figure(own)} />
        <Figure label={t('indicators.lowerQuartile')} {...figure(found.lowerQuartile)} />
        <Figure label={t('indicators.median')} {...figure(found.median)} />
        <Figure label={t('indicators.upperQuartile')} {...figure(found.upperQuartile)} />
        <Figure
          label={t('indicators.range')}
          number={t('indicators.fromTo', {
            from: formats.number(found.lowest),
            to: formats.number(found.highest),
          })}
          unit={figure(found.highest).unit}
        />
      </FigureRow>
      <p className={styles.note}>{t('indicators.benchmarkRule')}</p>
    </div>
  )
}

/** The figures beside it say the same. */
function Line({ own, found }: { own: number; found: Benchmark }) {
  const { lowest, highest, lowerQuartile, upperQuartile, median } = found
  const x = (value: number) => (highest === lowest ? 50 : 2 + ((value - lowest) / (highest - lowest)) * 96)
  return (
    <svg viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true" className={styles.distribution}>
      <path d="M2 6H98" stroke="currentcolor" strokeWidth="1" vectorEffect="non-scaling-stroke" />
      <rect
        x={x(lowerQuartile)}
        y="3"
        width={Math.max(0.5, x(upperQuartile) - x(lowerQuartile))}
        height="6"
        fill="currentcolor"
        opacity="0.35"
      />
      <path
        d={`M${x(median)} 2V10`}
        stroke="currentcolor"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M${x(own)} 0V12`}
        stroke="currentcolor"
        strokeWidth="4"
        vectorEffect="non-scaling-stroke"
        className={styles.own}
      />
    </svg>
  )
}
