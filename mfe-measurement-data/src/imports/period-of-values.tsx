import { useTexts } from '@energycockpit/i18n'
import { deviceZone } from '@energycockpit/time'
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
  const [only, ...more] = zones ?? []
  const zone = only === undefined ? own : more.length > 0 ? 'UTC' : only
  return (
    <>
      <span>{`${formats.dateTime(from, zone)} – ${formats.dateTime(to, zone)}`}</span>
      {(zone !== own || more.length > 0) && (
        <TableNote>
          {more.length > 0
            ? t('imports.clockOfSeveral')
            : t('imports.clock', { zone: zone.replaceAll('_', ' ') })}
        </TableNote>
      )}
    </>
  )
}
