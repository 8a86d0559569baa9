import { useTexts } from '@energycockpit/i18n'
import { Icon } from '@energycockpit/ui'
import { isIncomplete, isPlaced, type Located } from './located'
import styles from './map.module.css'

interface LocationNameProps {
  location: Located
  isSelected: boolean
  onSelect: () => void
}

/** A location in the list: a press shows it on the map. */
export function LocationName({ location, isSelected, onSelect }: LocationNameProps) {
  const { t } = useTexts()
  const { name, city, parentName } = location
  return (
    <>
      <button type="button" className={styles.name} aria-pressed={isSelected} onClick={onSelect}>
        {name}
      </button>
      <span className={styles.note}>
        {[city, parentName].filter((part) => part !== null).join(' · ')}
        {!isPlaced(location) && ` · ${t('map.noCoordinates')}`}
        {isIncomplete(location) && (
          <>
            {' · '}
            <Icon glyph="warning" className={styles.warning} />
            {t('map.incompleteHere')}
          </>
        )}
      </span>
    </>
  )
}
