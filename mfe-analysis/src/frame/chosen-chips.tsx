import { useState } from 'react'
import { maxChosenObjects } from '@energycockpit/contract'
import { HierarchyPane } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { Button, classNames, Dialog, Icon } from '@energycockpit/ui'
import type { Choice } from '../choice/choice'
import { choosing } from '../choice/chosen-objects'
import type { ChangeChoice } from '../choice/use-choice'
import type { Shown } from './use-shown'
import { useKnownObjects } from './use-known-objects'
import styles from './frame.module.css'

interface ChosenChipsProps {
  choice: Choice
  onChange: ChangeChoice
  chosen: Shown['chosen']
}

const everything = () => true

/** What is looked at together; each can be taken away, and others can be added. */
export function ChosenChips({ choice, onChange, chosen }: ChosenChipsProps) {
  const { t } = useTexts()
  const [isAdding, setAdding] = useState(false)
  const objects = useKnownObjects(choice, chosen)
  const unknown = objects.filter(({ isUnknown }) => isUnknown)
  const close = () => setAdding(false)

  return (
    <div className={styles.chosen} role="group" aria-label={t('widgets.objects')}>
      <ul className={styles.chips}>
        {objects.length === 0 && <li className={styles.chip}>{t('node.all')}</li>}
        {objects.map(({ id, name, isUnknown }) => (
          <li key={id} className={classNames(styles.chip, isUnknown && styles.unknown)}>
            {isUnknown ? (
              <>
                <Icon glyph="warning" />
                {t('widgets.unknown', { id })}
              </>
            ) : (
              (name ?? '…')
            )}
            <button
              type="button"
              aria-label={t('widgets.remove', { name: name ?? id })}
              onClick={() => onChange(choosing(objects.filter((object) => object.id !== id)))}
            >
              <Icon glyph="close" />
            </button>
          </li>
        ))}
      </ul>
      {unknown.length > 0 && (
        <Button onClick={() => onChange(choosing(objects.filter(({ isUnknown }) => !isUnknown)))}>
          {t('widgets.removeUnknown')}
        </Button>
      )}
      {objects.length < maxChosenObjects ? (
        <Button look="quiet" aria-haspopup="dialog" onClick={() => setAdding(true)}>
          <Icon glyph="plus" />
          {t(objects.length === 0 ? 'widgets.choose' : 'widgets.add')}
        </Button>
      ) : (
        <span className={styles.question}>{t('widgets.atMost', { count: maxChosenObjects })}</span>
      )}
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
