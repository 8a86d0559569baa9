import type { SelfSupply, SupplyBalance } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Table, TableCell } from '@energycockpit/ui'
import { querySupply } from './supply-choice'
import { useShare } from './use-share'

/** Each location with its own degrees, the most consumed first, and all further ones as one. */
export function LocationsOfSupply({ supply }: { supply: SelfSupply }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  const { locations, others, period } = supply
  const columns = [
    { name: 'location', label: t('supply.location') },
    { name: 'consumption', label: t('supply.lines.CONSUMPTION'), isNumber: true },
    { name: 'production', label: t('supply.lines.PRODUCTION'), isNumber: true },
    { name: 'feedIn', label: t('supply.lines.FEED_IN'), isNumber: true },
    { name: 'selfSupply', label: t('supply.selfSupply'), isNumber: true },
    { name: 'selfConsumption', label: t('supply.selfConsumption'), isNumber: true },
    { name: 'complete', label: t('supply.complete'), isNumber: true },
  ] as const
  return (
    <Table columns={columns}>
      {locations.map(({ id, name, balance }) => (
        <tr key={id}>
          <th scope="row">
            <a href={`${basePath}/enms/today${querySupply({ nodeId: id, period })}`}>{name}</a>
          </th>
          <Cells balance={balance} />
        </tr>
      ))}
      {others && (
        <tr>
          <th scope="row">{t('supply.others', { count: others.count })}</th>
          <Cells balance={others.balance} />
        </tr>
      )}
    </Table>
  )
}

function Cells({ balance }: { balance: SupplyBalance }) {
  const { t, formats } = useTexts()
  const share = useShare(balance)
  return (
    <>
      <TableCell label={t('supply.lines.CONSUMPTION')} isNumber>
        {formats.quantity(balance.consumption, 'kWh')}
      </TableCell>
      {(['production', 'feedIn'] as const).map((name) => (
        <TableCell
          key={name}
          label={t(`supply.lines.${name === 'production' ? 'PRODUCTION' : 'FEED_IN'}`)}
          isNumber
        >
          {balance[name] > 0 ? formats.quantity(balance[name], 'kWh') : '–'}
        </TableCell>
      ))}
      <TableCell label={t('supply.selfSupply')} isNumber>
        {balance.production > 0 ? share('selfSupply') : '–'}
      </TableCell>
      <TableCell label={t('supply.selfConsumption')} isNumber>
        {share('selfConsumption')}
      </TableCell>
      <TableCell label={t('supply.complete')} isNumber>
        {formats.percent(balance.complete)}
      </TableCell>
    </>
  )
}
