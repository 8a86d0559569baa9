import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { meteringPointQuery } from '@energycockpit/metering-points'
import { PageTexts } from '@energycockpit/i18n'
import { useFeature, useViewed } from '@energycockpit/remote'
import { useChoice } from './choice/use-choice'
import { ConsumptionPage } from './consumption/consumption-page'
import { useConsumption } from './consumption/use-consumption'
import { ChartsOfChoice } from './frame/charts-of-choice'
import { ChoosingLayout } from './frame/choosing-layout'
import { featureTexts } from './feature-texts'
import { MeteringPointView } from './point/metering-point-view'
import { pointTexts } from './point/point-texts'
import { prepareChart } from './values/chart-on-demand'
import { widgetTexts } from './widgets/widget-texts'

/** The hierarchy at the left, at the right the page of what is chosen in it: of the whole portfolio at first. */
export function AnalysisPage() {
  const { api, locale } = useFeature()
  const [choice, changeChoice] = useChoice()
  const { nodeId, pointId } = choice
  // It is read by the view.
  const point = useQuery({ ...meteringPointQuery(api, pointId), notifyOnChangeProps: 'all' })
  const shown = useConsumption(choice)
  const { node } = shown
  const shownNode = node ? { kind: node.type, id: node.id } : undefined
  useViewed(pointId === undefined ? shownNode : point.data && { kind: 'METERING_POINT', id: pointId })
  const above = pointId === undefined ? shown.consumption.data?.node?.path : point.data?.path
  useEffect(prepareChart, [])
  // A node that is shown is open, so that one goes on from there.
  const path = [...(above ?? []).map(({ id }) => id), ...(nodeId === undefined ? [] : [nodeId])]

  return (
    <ChoosingLayout {...{ choice, path }} onChange={changeChoice}>
      <ChartsOfChoice choice={choice} onChange={changeChoice}>
        {(onChange) =>
          pointId === undefined ? (
            <ConsumptionPage {...{ shown, choice, onChange }} />
          ) : (
            <PageTexts locale={locale} load={[featureTexts, widgetTexts, pointTexts]}>
              <MeteringPointView {...{ point, choice, onChange }} />
            </PageTexts>
          )
        }
      </ChartsOfChoice>
    </ChoosingLayout>
  )
}
