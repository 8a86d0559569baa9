import type { BaselineVariance } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { startOfDay } from '@energycockpit/time'
import { PartialNotice } from '@energycockpit/ui'
import { furthestFaults } from '../../../amounts/furthest-faults'
import { useKeepsValues } from '../../../frame/use-keeps-values'

interface BaselineNoticesProps {
  variance: BaselineVariance
  /** The baseline period, written. */
  when: string
}

/** What is compared with what, and what is missing of it. */
export function BaselineNotices({ variance, when }: BaselineNoticesProps) {
  const { t, formats } = useTexts()
  const canCorrect = useKeepsValues()
  const { meters, total, level, amountUnit, timeZone, leftOut = [] } = variance
  const faults = furthestFaults(meters)
  const refused = meters.filter(({ refusal }) => refusal !== null).length
  const short = meters.filter(
    ({ refusal, shortcomings }) => refusal === null && shortcomings.length > 0,
  ).length
  const changed = meters.filter(({ dataChanged }) => dataChanged).length
  const of = formats.count(meters.length)
  return (
    <>
      {refused < meters.length && (
        <PartialNotice kind="information">
          {t('variance.comparedWith', { when, level: formats.percent(level) })}
        </PartialNotice>
      )}
      {refused > 0 && refused < meters.length && (
        <PartialNotice>{t('variance.refused', { count: refused, of })}</PartialNotice>
      )}
      {faults.count > 0 && (
        <PartialNotice>
          {t('variance.faults', {
            count: faults.count,
            days: faults.furthest
              .map(({ day, meter, value, expected }) =>
                t('variance.fault', {
                  ...{ day: formats.date(startOfDay(day, timeZone), timeZone), meter },
                  value: formats.quantity(value, amountUnit),
                  expected: formats.quantity(expected, amountUnit),
                }),
              )
              .join('; '),
          })}{' '}
          {t(canCorrect ? 'faulty.correct' : 'faulty.ask', { count: faults.count })}
        </PartialNotice>
      )}
      {short > 0 && <PartialNotice>{t('variance.short', { count: short, of })}</PartialNotice>}
      {changed > 0 && <PartialNotice>{t('variance.changed', { count: changed, of })}</PartialNotice>}
      {leftOut.length > 0 && (
        <PartialNotice>
          {t('variance.leftOut', {
            count: leftOut.length,
            names: leftOut
              .slice(0, 5)
              .map(({ name }) => name)
              .join(', '),
          })}
        </PartialNotice>
      )}
      {total.compared > 0 && total.compared < 1 && (
        <PartialNotice>
          {t('variance.partlyCompared', { share: formats.percent(total.compared) })}
        </PartialNotice>
      )}
    </>
  )
}
