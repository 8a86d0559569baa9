import type { PushDevice } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { StepButton, Table, TableCell, TableNote } from '@energycockpit/ui'
import { ownTimeZone } from '../own-time-zone'

interface DevicesTableProps {
  devices: readonly PushDevice[]
  own: PushDevice | undefined
  /** Id of the one that is about to go. */
  removing: string | undefined
  onRemove: (device: PushDevice) => void
}

/** Every browser that receives pushes, the one that shows this page marked. */
export function DevicesTable({ devices, own, removing, onRemove }: DevicesTableProps) {
  const { t, formats } = useTexts()
  return (
    <Table
      columns={[
        { name: 'device', label: t('notifications.devices') },
        { name: 'since', label: t('notifications.since') },
        { name: 'remove', label: t('notifications.remove'), labelHidden: true },
      ]}
    >
      {devices.map((device) => {
        const name = device.name ?? t('notifications.unknownDevice')
        return (
          <tr key={device.id}>
            <th scope="row">
              {name}
              {device === own && <TableNote> ({t('notifications.thisDevice')})</TableNote>}
            </th>
            <TableCell label={t('notifications.since')} room="two">
              <time dateTime={device.addedAt}>{formats.dateTime(device.addedAt, ownTimeZone())}</time>
            </TableCell>
            <TableCell atEnd>
              <StepButton
                pending={removing === device.id}
                working={t('notifications.working')}
                aria-label={t('notifications.removeOf', { device: name })}
                onClick={() => onRemove(device)}
              >
                {t(device === own ? 'notifications.pushTurnOff' : 'notifications.remove')}
              </StepButton>
            </TableCell>
          </tr>
        )
      })}
    </Table>
  )
}
