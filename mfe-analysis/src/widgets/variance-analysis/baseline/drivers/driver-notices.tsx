import type { BaselineDriver, BaselineVariance, MeterBaseline } from '@energycockpit/contract'
import { useTexts, writtenApart } from '@energycockpit/i18n'
import { PartialNotice } from '@energycockpit/ui'
import { driverName } from './driver-name'

interface DriverNoticesProps {
  variance: Pick<BaselineVariance, 'drivers' | 'meters'>
}

/** Which of the chosen influences are in no model and why, and of which days they say nothing, or too much. */
export function DriverNotices({ variance: { drivers, meters } }: DriverNoticesProps) {
  return drivers.map((driver) => <NoticesOfDriver key={driver.seriesId} {...{ driver, meters }} />)
}

function NoticesOfDriver({ driver, meters }: { driver: BaselineDriver; meters: readonly MeterBaseline[] }) {
  const { t, formats } = useTexts()
  const isThis = ({ seriesId }: { seriesId: number }) => seriesId === driver.seriesId
  const name = `${driverName(driver, t)}, ${driver.location}`
  const of = formats.count(meters.length)
  const leftOut = meters.flatMap(({ driversLeftOut }) => driversLeftOut.filter(isThis))
  const used = meters.flatMap((meter) => meter.drivers.filter(isThis))
  const most = (figure: 'missingDays' | 'beyondDays') =>
    used.reduce((days, found) => Math.max(days, found[figure]), 0)
  return (
    <>
      {[...new Set(leftOut.map(({ reason }) => reason))].map((reason) => {
        const same = leftOut.filter((one) => one.reason === reason)
        const [{ figure, limit }] = same as [(typeof same)[number]]
        const write = reason === 'TOO_FEW_DAYS' ? formats.percent : formats.number
        const why = t(`variance.drivers.leftOut.${reason}`, {
          figure:
            figure === null ? '' : limit === null ? write(figure, 0) : writtenApart(figure, limit, write),
          limit: limit === null ? '' : write(limit, 0),
        })
        const said = meters.length > 1 ? 'ofMeters' : 'ofOne'
        return (
          <PartialNotice key={reason}>
            {t(`variance.drivers.leftOut.${said}`, { name, why, count: same.length, of })}
          </PartialNotice>
        )
      })}
      {most('missingDays') > 0 && (
        <PartialNotice>{t('variance.drivers.missing', { name, count: most('missingDays') })}</PartialNotice>
      )}
      {most('beyondDays') > 0 && (
        <PartialNotice>{t('variance.drivers.beyond', { name, count: most('beyondDays') })}</PartialNotice>
      )}
    </>
  )
}
