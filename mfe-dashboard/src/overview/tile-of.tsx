import type { ReactNode } from 'react'
import type { PlacedTile } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Panel } from '@energycockpit/ui'
import { tileViews } from './all-tiles'
import type { Scope } from './use-scope'
import styles from './overview.module.css'

interface TileOfProps {
  placed: PlacedTile
  scope: Scope
  /** What can be done with the tile itself. */
  steps?: ReactNode
}

/** One tile over its columns. */
export function TileOf({ placed: { tile, width }, scope: { nodeId, month, today }, steps }: TileOfProps) {
  const { t } = useTexts()
  const View = tileViews[tile]
  return (
    <Panel title={t(`overview.tiles.${tile}`)} className={styles[`width${width}`]} actions={steps}>
      <View {...{ nodeId, month, today }} />
    </Panel>
  )
}
