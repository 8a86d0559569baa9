import type { PlacedTile } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { TileOf } from './tile-of'
import { TileSteps } from './tile-steps'
import type { Scope } from './use-scope'
import styles from './overview.module.css'

interface TileBoardProps {
  tiles: readonly PlacedTile[]
  scope: Scope
  /** Present while they are arranged. */
  onChange: ((tiles: PlacedTile[]) => void) | undefined
}

/** The tiles, in three columns where there is room for them. One that fails leaves the others as they are. */
export function TileBoard({ tiles, scope, onChange }: TileBoardProps) {
  const { t } = useTexts()
  return (
    <div className={styles.board}>
      {tiles.map((placed, place) => (
        <TileOf
          key={placed.tile}
          placed={placed}
          scope={scope}
          steps={
            onChange && (
              <TileSteps {...{ tiles, place, onChange }} title={t(`overview.tiles.${placed.tile}`)} />
            )
          }
        />
      ))}
    </div>
  )
}
