import { useRef, useState } from 'react'
import { StepFailure } from '@energycockpit/failures'
import { HierarchyPane } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { Button, Dialog, Progress, TextField } from '@energycockpit/ui'
import { today } from '@energycockpit/time'
import { faultsOfRefusal } from '../form/faults'
import { useUnsavedInput } from '../form/use-unsaved-input'
import { takesAll } from './move-targets'
import {
  isMovedMeanwhile,
  moveReasonKey,
  useMove,
  type MovableNode,
  type Move,
  type MoveRequest,
} from './use-move'
import styles from '../form/form.module.css'

interface MoveDialogProps {
  items: readonly MovableNode[]
  /** Ids of the nodes above the first item, the topmost first. */
  path: readonly string[]
  onMoved?: (move: Move) => void
  /** `isStale`: the items stand elsewhere by now. */
  onClose: (isStale: boolean) => void
}

/** Moves items elsewhere in the hierarchy, with all below: the node that is selected becomes their parent. */
export function MoveDialog({ items, path, onMoved, onClose }: MoveDialogProps) {
  const { t } = useTexts()
  const moving = useMove({
    onMoved: (move) => {
      onMoved?.(move)
      onClose(false)
    },
  })
  const [first] = useState(today)
  const [since, setSince] = useState(first)
  useUnsavedInput(since !== first, moving)
  const [fault] = Object.values(faultsOfRefusal(moving.error))
  // The second press of a double click comes before it is drawn that the first one moves.
  const isMoving = useRef(false)
  const move = (to: MoveRequest['to']) => {
    if (isMoving.current) return
    isMoving.current = true
    const onSettled = () => (isMoving.current = false)
    moving.mutate({ items, to, since: since === '' ? null : since }, { onSettled })
  }
  const { kind } = items[0]!
  const close = () => onClose(isMovedMeanwhile(moving.error))
  return (
    <Dialog
      title={t('move.title', { count: items.length, name: items[0]!.name })}
      form
      onClose={close}
      actions={<Button onClick={close}>{t('form.cancel')}</Button>}
    >
      <div className={styles.when}>
        <TextField
          type="date"
          label={t('move.since')}
          hint={t('move.sinceHint')}
          value={since}
          onChange={setSince}
        />
      </div>
      <p>{t(`move.${kind}`)}</p>
      <div className={styles.finder}>
        <HierarchyPane
          selectedId={path.at(-1)}
          selectedPath={path}
          canSelect={(node) => takesAll(node, items)}
          onSelect={move}
        />
      </div>
      {moving.isPending && <Progress label={t('move.moving')} />}
      {fault && <p className={styles.fault}>{t(`faults.${fault}`)}</p>}
      <StepFailure title={t('move.failed')} error={moving.error} reasonKey={moveReasonKey} />
    </Dialog>
  )
}
