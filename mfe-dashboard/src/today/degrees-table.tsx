import { useQuery } from '@tanstack/react-query'
import { supplyPeriods, type SupplyBalance, type SupplyPeriod } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Table, TableCell } from '@energycockpit/ui'
import { querySupply } from './supply-choice'
import { supplyQuery } from './supply-query'
import { useShare } from './use-share'

const amounts = ['purchase', 'production', 'feedIn', 'consumption'] as const satisfies (keyof SupplyBalance)[]
const lineOf = {
  ...{ purchase: 'PURCHASE', production: 'PRODUCTION', feedIn: 'FEED_IN', consumption: 'CONSUMPTION' },
} as const

/** Both degrees of today, yesterday, this month and this year. */
export function DegreesTable({ nodeId }: { nodeId: string | undefined }) {
  const { t } = useTexts()
  const columns = [
    { name: 'period', label: t('supply.period') },
    ...amounts.map((name) => ({ name, label: t(`supply.lines.${lineOf[name]}`), isNumber: true })),
    { name: 'selfSupply', label: t('supply.selfSupply'), isNumber: true },
    { name: 'selfConsumption', label: t('supply.selfConsumption'), isNumber: true },
    { name: 'complete', label: t('supply.complete'), isNumber: true },
  ] as const
  return (
    <Table columns={columns}>
      {supplyPeriods.map((period) => (
        <OfPeriod key={period} {...{ nodeId, period }} />
      ))}
    </Table>
  )
}

function OfPeriod({ nodeId, period }: { nodeId: string | undefined; period: SupplyPeriod }) {
  const { t, formats } = useTexts()
  const { api, basePath } = useFeature()
  const { data, isError } = useQuery({
    ...supplyQuery(api, nodeId, period),
    // The page itself asks again for what it shows.
    refetchInterval: false,
  })
  const share = useShare(data?.balance)
  const balance = data?.balance
  const none = data === undefined && !isError ? '…' : '–'
  return (
    <tr>
      <th scope="row">
        <a href={`${basePath}/enms/today${querySupply({ nodeId, period })}`}>
          {t(`supply.periods.${period}`)}
        </a>
      </th>
      {amounts.map((name) => (
        <TableCell key={name} label={t(`supply.lines.${lineOf[name]}`)} isNumber>
          {balance ? formats.quantity(balance[name], 'kWh') : none}
        </TableCell>
      ))}
      <TableCell label={t('supply.selfSupply')} isNumber>
        {balance ? share('selfSupply') : none}
      </TableCell>
      <TableCell label={t('supply.selfConsumption')} isNumber>
        {balance ? share('selfConsumption') : none}
      </TableCell>
      <TableCell label={t('supply.complete')} isNumber>
        {balance ? formats.percent(balance.complete) : none}
      </TableCell>
    </tr>
  )
}
