import type { PlacedTile } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { IconButton } from '@energycockpit/ui'
import { moved, removed, resized } from './arrangement'
import styles from './overview.module.css'

interface TileStepsProps {
  tiles: readonly PlacedTile[]
  place: number
  title: string
  onChange: (tiles: PlacedTile[]) => void
}

/** How a tile is moved, made wider and taken away. */
export function TileSteps({ tiles, place, title, onChange }: TileStepsProps) {
  const { t } = useTexts()
  return (
    <span className={styles.tileSteps}>
      <IconButton
        glyph="chevronLeft"
        label={t('overview.earlier', { title })}
        aria-disabled={place === 0}
        onClick={() => onChange(moved(tiles, place, -1))}
      />
      <IconButton
        glyph="chevronRight"
        label={t('overview.later', { title })}
        aria-disabled={place === tiles.length - 1}
        onClick={() => onChange(moved(tiles, place, 1))}
      />
      <IconButton
        glyph="area"
        label={t('overview.resize', { title, width: tiles[place]!.width })}
        onClick={() => onChange(resized(tiles, place))}
      />
      <IconButton
        glyph="close"
        label={t('overview.remove', { title })}
        onClick={() => onChange(removed(tiles, place))}
      />
    </span>
  )
}
