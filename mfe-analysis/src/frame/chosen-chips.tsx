import { useState } from 'react'
import type { ChosenSeries } from '@energycockpit/contract'
import { HierarchyPane } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { Button, Dialog, Icon } from '@energycockpit/ui'
import type { Choice } from '../choice/choice'
import { choosing, idsOf } from '../choice/chosen-objects'
import type { ChangeChoice } from '../choice/use-choice'
import styles from './frame.module.css'

interface ChosenChipsProps {
  choice: Choice
  onChange: ChangeChoice
  /** Undefined: not known yet. */
  chosen: ChosenSeries | undefined
}

const everything = () => true

/** What is looked at together; each can be taken away, and others can be added. */
export function ChosenChips({ choice, onChange, chosen }: ChosenChipsProps) {
  const { t } = useTexts()
  const [isAdding, setAdding] = useState(false)
  const known = new Map(chosen?.objects.map((object) => [object.id, object]))
  const objects = idsOf(choice).map((id) => ({
    id,
    name: known.get(id)?.name ?? '…',
    isPoint: known.get(id)?.type === 'METERING_POINT' || id === choice.pointId,
  }))
  const close = () => setAdding(false)

  return (
    <div className={styles.chosen} role="group" aria-label={t('widgets.objects')}>
      <ul className={styles.chips}>
        {objects.length === 0 && <li className={styles.chip}>{t('node.all')}</li>}
        {objects.map(({ id, name }) => (
          <li key={id} className={styles.chip}>
            {name}
            <button
              type="button"
              aria-label={t('widgets.remove', { name })}
              onClick={() => onChange(choosing(objects.filter((object) => object.id !== id)))}
            >
              <Icon glyph="close" />
            </button>
          </li>
        ))}
      </ul>
      <Button look="quiet" aria-haspopup="dialog" onClick={() => setAdding(true)}>
        <Icon glyph="plus" />
        {t(objects.length === 0 ? 'widgets.choose' : 'widgets.add')}
      </Button>
      {isAdding && (
        <Dialog
          title={t('widgets.add')}
          form
          onClose={close}
          actions={
            <Button large onClick={close}>
              {t('widgets.close')}
            </Button>
          }
        >
          <div className={styles.picker}>
            <HierarchyPane
              canSelect={everything}
              selectedId={undefined}
              selectedPath={undefined}
              onSelect={({ id, type }) => {
                close()
                onChange(choosing([...objects, { id, isPoint: type === 'METERING_POINT' }]))
              }}
            />
          </div>
        </Dialog>
      )}
    </div>
  )
}
