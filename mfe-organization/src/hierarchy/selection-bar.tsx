import { useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import { MoveDialog } from './move-dialog'
import type { MovableNode, Move } from './use-move'
import styles from './hierarchy.module.css'

interface SelectionBarProps {
  items: readonly MovableNode[]
  onMoved: (move: Move) => void
  onClear: () => void
}

/** What can be done with several selected items. */
export function SelectionBar({ items, onMoved, onClear }: SelectionBarProps) {
  const { t } = useTexts()
  const [isMoving, setMoving] = useState(false)
  // Units and locations stand elsewhere than metering points.
  const arePoints = items.filter(({ kind }) => kind === 'METERING_POINT').length
  const isMixed = arePoints > 0 && arePoints < items.length
  return (
    <div className={styles.bar} role="group" aria-label={t('selection.title')}>
      <span>{t('selection.count', { count: items.length })}</span>
      <Button onClick={() => setMoving(true)} aria-haspopup="dialog" disabled={isMixed}>
        {t('steps.move')}
      </Button>
      <Button onClick={onClear}>{t('selection.clear')}</Button>
      {isMixed && <span className={styles.why}>{t('selection.mixed')}</span>}
      {isMoving && (
        <MoveDialog
          items={items}
          path={[]}
          onMoved={onMoved}
          onClose={(isStale) => {
            setMoving(false)
            // Where the selected items stand has to be seen first.
            if (isStale) onClear()
          }}
        />
      )}
    </div>
  )
}
