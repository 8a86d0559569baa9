import { useEffect, useId, useRef } from 'react'
import type { LocationConsumption } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { offers, useFeature } from '@energycockpit/remote'
import type { DateRange } from '@energycockpit/time'
import { IconButton } from '@energycockpit/ui'
import { isPlaced, type Located } from './located'
import { LocationFigures } from './location-figures'
import { hierarchyAddress } from './unplaced'
import styles from './map.module.css'

interface LocationPanelProps {
  location: Located
  unit: LocationConsumption['unit'] | undefined
  days: DateRange
  canEdit: boolean
  /** Somebody has just asked for it: the focus goes there. */
  isAsked: boolean
  onClose: () => void
}

/** The selected location: what it is, what it consumed, and where there is more of it. */
export function LocationPanel({ location, unit, days, canEdit, isAsked, onClose }: LocationPanelProps) {
  const { t } = useTexts()
  const { basePath, menu } = useFeature()
  const heading = useRef<HTMLHeadingElement>(null)
  const headingId = useId()
  useEffect(() => {
    if (isAsked) heading.current?.focus()
  }, [isAsked])
  const { id, name, city, parentName, consumption } = location
  const analysis = `${basePath}/analysis`
  return (
    <section
      className={styles.panel}
      aria-labelledby={headingId}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose()
      }}
    >
      <div className={styles.panelHead}>
        <h3 id={headingId} ref={heading} tabIndex={-1}>
          {name}
        </h3>
        <IconButton glyph="close" label={t('map.close')} onClick={onClose} />
      </div>
      <p className={styles.note}>{[city, parentName].filter((part) => part !== null).join(' · ')}</p>
      {!isPlaced(location) && <p>{t('map.noCoordinatesHere')}</p>}
      {unit !== undefined && <LocationFigures consumption={consumption} unit={unit} />}
      <ul className={styles.links}>
        <li>
          <a href={hierarchyAddress(basePath, id)}>
            {t(canEdit && !isPlaced(location) ? 'map.setCoordinates' : 'map.inHierarchy')}
          </a>
        </li>
        {offers(menu, analysis) &&
          consumption?.points.map((point) => (
            <li key={point.id}>
              <a href={`${analysis}?${new URLSearchParams({ point: point.id, ...days })}`}>
                {t('map.analysis', { name: point.name })}
              </a>
            </li>
          ))}
      </ul>
    </section>
  )
}
