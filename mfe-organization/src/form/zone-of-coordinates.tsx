import { useState } from 'react'
import { useTexts, writtenValue } from '@energycockpit/i18n'
import { Button, MessagePlace } from '@energycockpit/ui'
import type { Draft } from './draft-values'
import styles from './form.module.css'

/** Fills in the time zone of the coordinates. The zones of the world are loaded when they are wanted. */
export function ZoneOfCoordinates({ draft, onZone }: { draft: Draft; onZone: (zone: string) => void }) {
  const { t, locale } = useTexts()
  const [failed, setFailed] = useState(false)
  const coordinate = (field: 'latitude' | 'longitude') => writtenValue(draft[field] ?? '', locale)
  async function find() {
    try {
      const { zoneAt } = await import('@energycockpit/time/zone-at')
      const zone = zoneAt(coordinate('latitude') ?? Number.NaN, coordinate('longitude') ?? Number.NaN)
      setFailed(zone === undefined)
      if (zone !== undefined) onZone(zone)
    } catch {
      setFailed(true)
    }
  }
  return (
    <div className={styles.node}>
      <Button onClick={() => void find()}>{t('zone.ofCoordinates')}</Button>
      <MessagePlace role="alert" className={styles.fault}>
        {failed && t('zone.unknown')}
      </MessagePlace>
    </div>
  )
}
