import type { Ref } from 'react'
import type { PlacedTile } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Panel } from '@energycockpit/ui'
import { tileViews } from './all-tiles'
import { TileSteps } from './tile-steps'
import type { Scope } from './use-scope'
import styles from './overview.module.css'

interface TileBoardProps {
  ref: Ref<HTMLDivElement>
  tiles: readonly PlacedTile[]
  scope: Scope
  /** Present while they are arranged. */
  onChange: ((tiles: PlacedTile[]) => void) | undefined
}

/** The tiles, in three columns where there is room for them. One that fails leaves the others as they are. */
export function TileBoard({ ref, tiles, scope, onChange }: TileBoardProps) {
  const { t } = useTexts()
  const { nodeId, month, today } = scope
  return (
    <div ref={ref} className={styles.board}>
      {tiles.map(({ tile, width }, place) => {
        const View = tileViews[tile]
        const title = t(`overview.tiles.${tile}`)
        return (
          <Panel
            key={tile}
            title={title}
            className={styles[`width${width}`]}
            actions={onChange && <TileSteps {...{ tiles, place, title, onChange }} />}
          >
            <View {...{ nodeId, month, today }} />
          </Panel>
        )
      })}
    </div>
  )
}
