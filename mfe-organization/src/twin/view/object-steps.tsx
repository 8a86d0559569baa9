import { useState } from 'react'
import type { TwinObject } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import { ItemDialog } from '../../form/item-dialog'
import { ArchiveDialog } from '../../hierarchy/archive-dialog'
import { DeleteDialog } from '../../hierarchy/delete-dialog'
import { isArchived, namesIn } from '../objects/objects'
import { holderAbove } from '../plan/plan-of'
import { useTwin } from '../twin-context'
import { NewObject } from './new-object'
import { useOffered } from './use-offered'
import styles from '../twin.module.css'

/** What can be done with an object by whoever may change it. */
export function ObjectSteps({ object }: { object: TwinObject }) {
  const { t } = useTexts()
  const { twin, onShow, onMade } = useTwin()
  const [step, setStep] = useState<'edit' | 'archive' | 'delete'>()
  const offered = useOffered(object)
  const { canEdit, canAdminister, objects, attributes } = twin
  const close = () => setStep(undefined)
  const button = (name: NonNullable<typeof step>, text: string) => (
    <Button onClick={() => setStep(name)} aria-haspopup="dialog">
      {t(text)}
    </Button>
  )
  const archived = isArchived(object)
  return (
    <div className={styles.steps}>
      {button('edit', 'steps.edit')}
      {!archived && <NewObject parent={object.id} />}
      {button('archive', archived ? 'steps.restore' : 'steps.archive')}
      {canAdminister && button('delete', 'steps.delete')}
      {step === 'edit' && (
        <ItemDialog
          edited={{
            kind: 'OBJECT',
            read: { item: object, names: namesIn(twin), path: [], attributes, canEdit, canAdminister },
          }}
          offered={offered}
          // A place on one plan is none on another.
          adjust={(fields, before) =>
            holderIdOf(fields) === holderIdOf(before) ? fields : { ...fields, position: null }
          }
          onSaved={({ step: made }) => {
            if (made !== null) onMade({ text: t('twin.changed', { name: object.fields.name }), step: made })
          }}
          onClose={close}
        />
      )}
      {step === 'archive' && <ArchiveDialog item={object} onClose={close} />}
      {step === 'delete' && (
        <DeleteDialog item={object} onDeleted={() => onShow(object.fields.parentObject)} onClose={close} />
      )}
    </div>
  )

  function holderIdOf(fields: Readonly<Record<string, unknown>>): string | null {
    return holderAbove(objects, fields['parentObject'] as string | null)?.id ?? null
  }
}
