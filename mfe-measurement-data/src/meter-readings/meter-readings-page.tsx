import { Page } from '@energycockpit/ui'
import { FeaturePage } from '../feature-page'
import { enteringTexts } from '@energycockpit/metering-points/entering'
import { ChooseMeter } from './choose-meter'
import { RegisterOfPoint } from './register-of-point'

/** Meter readings, entered by whoever walks from one meter to the next: the list of meters, or one with its form. */
export function MeterReadingsPage({ pointId }: { pointId: string | undefined }) {
  return (
    <FeaturePage texts={[enteringTexts, (wanted) => import(`./locales/${wanted}.json`)]}>
      <Page>
        {pointId === undefined ? <ChooseMeter /> : <RegisterOfPoint key={pointId} pointId={pointId} />}
      </Page>
    </FeaturePage>
  )
}
