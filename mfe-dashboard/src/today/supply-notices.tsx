import type { SelfSupply } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { PartialNotice } from '@energycockpit/ui'
import { enough } from './drawn-supply'

const reasons = ['tooCoarse', 'withoutPurchase', 'withoutProduction', 'otherUnits'] as const

/** What of the figures to be careful with. */
export function SupplyNotices({ supply }: { supply: SelfSupply }) {
  const { t, formats } = useTexts()
  const { balance, leftOut, contradictory, feedInUnknown, timeZones } = supply
  const missing = [
    ...(balance === null ? [t('supply.noBalance')] : []),
    ...(balance !== null && balance.complete < enough ? [t('supply.incomplete')] : []),
    ...reasons.flatMap((why) =>
      leftOut[why] > 0 ? [t(`supply.leftOut.${why}`, { count: leftOut[why] })] : [],
    ),
    ...(contradictory > 0 ? [t('supply.contradictory', { count: contradictory })] : []),
  ]
  const toKnow = [
    ...(feedInUnknown > 0 ? [t('supply.feedInUnknown', { count: feedInUnknown })] : []),
    ...(balance !== null && balance.estimated > 0
      ? [t('supply.estimated', { share: formats.percent(balance.estimated) })]
      : []),
    ...(timeZones > 1 ? [t('supply.zones', { count: timeZones })] : []),
  ]
  return (
    <>
      {missing.length > 0 && <PartialNotice>{missing.join(' ')}</PartialNotice>}
      {toKnow.length > 0 && <PartialNotice kind="information">{toKnow.join(' ')}</PartialNotice>}
    </>
  )
}
