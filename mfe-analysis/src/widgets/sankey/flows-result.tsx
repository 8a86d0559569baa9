import { useMemo } from 'react'
import type { ConsumedProductType, EnergyFlows } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import type { Period } from '@energycockpit/time'
import { carrierOfProduct, PartialNotice } from '@energycockpit/ui'
import type { Choice } from '../../choice/choice'
import { SankeyPlot } from '../lazy-plots'
import { useObjectLink } from '../tables/use-object-link'
import { drawnFlows, signOfEnd } from './drawn-flows'
import { enough, flowEnds, flowTotals, notExplained, withoutParts } from './flow-totals'

interface FlowsResultProps {
  found: readonly EnergyFlows[]
  /** What each of them begins with. */
  roots: readonly (string | undefined)[]
  choice: Choice
  product: ConsumedProductType
  /** Of what is chosen. */
  name: string
  period: Period
  timeZone: string
}

/** As many as a sentence can name. */
const mostNamed = 3

/** What of the figures to be careful with, and the flows. */
export function FlowsResult({ found, roots, choice, product, name, period, timeZone }: FlowsResultProps) {
  const { t, locale, formats } = useTexts()
  const { navigate } = useFeature()
  const linkTo = useObjectLink(choice)
  const carrier = carrierOfProduct[product]
  const { diagrams, parts } = useMemo(() => withoutParts(found, roots), [found, roots])
  const { nodes, flows } = useMemo(
    () => drawnFlows(diagrams, { t, formats, carrier, linkTo }),
    [diagrams, t, formats, carrier, linkTo],
  )
  const totals = diagrams.map(flowTotals)
  const unit = found[0]!.unit
  const leftOut = diagrams.reduce((sum, one) => sum + one.leftOut, 0)
  const incomplete = diagrams
    .flatMap(({ links }) => links)
    .filter(({ measured, estimated }) => measured + estimated < enough).length
  const strange = diagrams.flatMap(notExplained)
  const figure = (value: number) => formats.quantity(value, unit)
  const sum = (valueOf: (one: (typeof totals)[number]) => number) =>
    totals.reduce((total, one) => total + valueOf(one), 0)
  const purchased = sum((one) => one.purchased)
  const supplied = sum((one) => one.supplied)
  const legend = [
    ...(purchased > 0
      ? [
          {
            label: t('sankey.purchased', { product: t(`product.${product}`) }),
            figure: figure(purchased),
            colour: carrier,
          },
        ]
      : []),
    ...flowEnds.flatMap((end) => {
      const value = sum(({ ends }) => ends[end])
      if (value === 0) return []
      const { colour, isHatched = false } = signOfEnd[end]
      const share = supplied > 0 ? ` (${formats.percent(value / supplied, 1)})` : ''
      return [
        {
          label: t(`sankey.end.${end}`),
          figure: `${figure(value)}${share}`,
          colour,
          isHatched,
        },
      ]
    }),
  ]

  return (
    <>
      {parts > 0 && <PartialNotice kind="information">{t('sankey.parts', { count: parts })}</PartialNotice>}
      {leftOut > 0 && (
        <PartialNotice>
          {t('sankey.leftOut', { count: leftOut, written: formats.count(leftOut) })}
        </PartialNotice>
      )}
      {incomplete > 0 && (
        <PartialNotice>
          {t('sankey.incomplete', { count: incomplete, written: formats.count(incomplete) })}
        </PartialNotice>
      )}
      {(['POINT', 'LOCATION'] as const).map((kind) => {
        const of = strange.filter(({ isPoint }) => isPoint === (kind === 'POINT'))
        if (of.length === 0) return null
        const names = of.slice(0, mostNamed).map((one) => `${one.name} (${figure(one.value)})`)
        const rest = of.length - names.length
        return (
          <PartialNotice key={kind} kind="information">
            {t(`sankey.notExplained.${kind}`, {
              names: [...names, ...(rest > 0 ? [t('sankey.others', { count: rest })] : [])].join(', '),
            })}
          </PartialNotice>
        )
      })}
      <SankeyPlot
        {...{ locale, nodes, flows, legend }}
        title={t('sankey.title', { product: t(`product.${product}`), name })}
        when={formats.period(period.from.toISOString(), period.to.toISOString(), timeZone)}
        unit={unit}
        onOpen={(href) => navigate(href)}
      />
    </>
  )
}
