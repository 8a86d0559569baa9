import { lazy, Suspense, useMemo } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { SelfSupply } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { dateRangeOf } from '@energycockpit/time'
import { ButtonLink, PartialNotice, Waiting } from '@energycockpit/ui'
import { drawnSupply, enough, locationUses, submeterUses, usesOf, type Use } from './drawn-supply'
import { usesQuery } from './supply-query'
import { querySupply } from './supply-choice'
import { useSupplyWords } from './use-supply-words'
import styles from './supply.module.css'

const SankeyPlot = lazy(() =>
  import('@energycockpit/charts').then((charts) => ({ default: charts.SankeyPlot })),
)

type WithBalance = SelfSupply & { balance: NonNullable<SelfSupply['balance']> }

/** From the grid and the roof to what it is used for: the submeters of a location, the locations of a unit. */
export function SupplyDiagram({ supply }: { supply: WithBalance }) {
  const { basePath } = useFeature()
  const words = useSupplyWords()
  const { node, period } = supply
  const uses = useMemo(
    () => locationUses(supply, words, (id) => `${basePath}/enms/today${querySupply({ nodeId: id, period })}`),
    [supply, words, basePath, period],
  )
  if (node?.type === 'LOCATION') return <OfLocation supply={supply} nodeId={node.id} />
  return <Drawn supply={supply} uses={uses.length > 1 ? uses : []} />
}

function OfLocation({ supply, nodeId }: { supply: WithBalance; nodeId: string }) {
  const { api } = useFeature()
  const { t } = useTexts()
  const words = useSupplyWords()
  const { balance } = supply
  const found = useQuery({
    ...usesQuery(api, nodeId, supply),
    // With the balance, which is asked again and again.
    refetchInterval: supply.period === 'TODAY' && 5 * 60_000,
  })
  const counted = useMemo(() => (found.data ? usesOf(found.data) : []), [found.data])
  const uses = useMemo(() => submeterUses(balance, counted, words), [balance, counted, words])
  // Drawn at once with its uses: it would be another diagram a moment later.
  if (found.isPending) return <Waiting label={t('supply.loading')} lines={12} />
  const sum = counted.reduce((total, { value }) => total + value, 0)
  return (
    <>
      {balance.complete >= enough && sum > balance.consumption * 1.001 && (
        <PartialNotice>{t('supply.tooMuch')}</PartialNotice>
      )}
      {found.isError && <PartialNotice>{t('supply.noUses')}</PartialNotice>}
      <Drawn supply={supply} uses={uses} />
    </>
  )
}

function Drawn({ supply, uses }: { supply: WithBalance; uses: readonly Use[] }) {
  const { t, locale, formats } = useTexts()
  const { basePath, navigate } = useFeature()
  const words = useSupplyWords()
  const { balance, node, from, to, timeZone } = supply
  const { nodes, flows } = useMemo(() => drawnSupply(balance, uses, words), [balance, uses, words])
  const figure = (value: number) => formats.quantity(value, 'kWh')
  const { purchase, production, feedIn } = balance
  const legend = [
    { label: words.purchase, figure: figure(purchase), colour: 'electricity' as const },
    ...(production > 0
      ? [{ label: words.production, figure: figure(production), colour: 'pv' as const }]
      : []),
    ...(feedIn > 0
      ? [{ label: words.feedIn, figure: figure(feedIn), colour: 'pv' as const, isHatched: true }]
      : []),
  ]
  const days = dateRangeOf({ from: new Date(from), to: new Date(to) }, timeZone)
  const query = new URLSearchParams({ ...days })
  if (node !== null) query.set('node', node.id)
  return (
    <Suspense fallback={<Waiting label={t('supply.loading')} lines={12} />}>
      <SankeyPlot
        {...{ locale, nodes, flows, legend }}
        title={`${t('supply.flow')}: ${node?.name ?? t('overview.portfolio')}`}
        when={formats.period(from, to, timeZone)}
        unit="kWh"
        onOpen={(href) => navigate(href)}
      />
      <div className={styles.steps}>
        <ButtonLink href={`${basePath}/analysis/sankey?${query}`}>{t('supply.analysis')}</ButtonLink>
      </div>
    </Suspense>
  )
}
