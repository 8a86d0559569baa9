import { useTexts } from '@energycockpit/i18n'
import { deviceZone, isSameZone } from '@energycockpit/time'
import { TableNote } from '@energycockpit/ui'

interface PeriodOfValuesProps {
  from: string
  to: string
  /** Of the locations whose values they are. */
  zones: readonly string[] | undefined
}

/**
 * From when to when there are values, by the clock of their location as in charts; of several clocks by UTC. Which clock
 * that is stands below where it is not the reader's own.
 */
export function PeriodOfValues({ from, to, zones }: PeriodOfValuesProps) {
  const { t, formats } = useTexts()
  const own = deviceZone()
  const [only = own, ...others] = zones ?? []
  const isOfSeveral = others.some((other) => !isSameZone(other, only))
  const zone = isOfSeveral ? 'UTC' : only
  return (
    <>
      <span>{`${formats.dateTime(from, zone)} – ${formats.dateTime(to, zone)}`}</span>
      {(isOfSeveral || !isSameZone(zone, own)) && (
        <TableNote>
          {isOfSeveral
            ? t('imports.clockOfSeveral')
            : t('imports.clock', { zone: zone.replaceAll('_', ' ') })}
        </TableNote>
      )}
    </>
  )
}
