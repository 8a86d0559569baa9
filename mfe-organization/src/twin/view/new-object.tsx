import { useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import { emptyFields } from '../../form/draft'
import { ItemDialog } from '../../form/item-dialog'
import { namesIn } from '../objects/objects'
import { useTwin } from '../twin-context'
import { useStoredObject } from '../use-stored-object'
import { useOffered } from './use-offered'

/** Creates an object below another one; null: directly at the location. */
export function NewObject({ parent }: { parent: string | null }) {
  const { t } = useTexts()
  const { twin, onShow, onMade } = useTwin()
  const [isOpen, setOpen] = useState(false)
  const offered = useOffered(undefined)
  const showStored = useStoredObject()
  return (
    <>
      <Button
        look={parent === null ? 'primary' : 'plain'}
        onClick={() => setOpen(true)}
        aria-haspopup="dialog"
      >
        {t(parent === null ? 'new.OBJECT' : 'twin.newBelow')}
      </Button>
      {isOpen && (
        <ItemDialog
          edited={{
            ...{ kind: 'OBJECT', businessId: twin.location.businessId, names: namesIn(twin) },
            attributes: twin.attributes,
            fields: {
              ...emptyFields('OBJECT'),
              ...{ location: twin.location.id, parentObject: parent },
              ...(parent !== null && { category: 'ROOM' }),
            },
          }}
          offered={offered}
          onSaved={({ item, step }) => {
            if (!item || step === null) return
            showStored(item)
            onShow(item.id)
            onMade({ text: t('twin.created', { name: 'name' in item.fields ? item.fields.name : '' }), step })
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
