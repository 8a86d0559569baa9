import { useState } from 'react'
import type { ReadStructureItem } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import { ItemDialog } from '../form/item-dialog'
import type { ShownNode } from './address'
import { ArchiveDialog } from './archive-dialog'
import { DeleteDialog } from './delete-dialog'
import { MoveDialog } from './move-dialog'
import { movableItems } from './move-targets'
import { NewItems } from './new-items'

interface ItemStepsProps {
  read: ReadStructureItem
  onShow: (node: ShownNode | undefined) => void
}

/** What can be done with an item by whoever may change it. */
export function ItemSteps({ read, onShow }: ItemStepsProps) {
  const { t } = useTexts()
  const [step, setStep] = useState<'edit' | 'move' | 'archive' | 'delete'>()
  const { item, names, path, canAdminister } = read
  const { kind } = item.fields
  const close = () => setStep(undefined)
  const isArchived = item.archivedAt !== null
  const movable = movableItems(read)
  if (kind === 'SERIES' || kind === 'OBJECT') return null
  const button = (name: NonNullable<typeof step>, text: string) => (
    <Button onClick={() => setStep(name)} aria-haspopup="dialog">
      {t(text)}
    </Button>
  )
  return (
    <>
      {button('edit', 'steps.edit')}
      {!isArchived && (
        <>
          <NewItems
            node={{ type: kind, id: item.id }}
            businessId={item.businessId}
            names={{ ...names, [item.id]: item.fields.name }}
            fields={item.fields as unknown as Readonly<Record<string, unknown>>}
            onShow={onShow}
          />
          {movable.length > 0 && button('move', 'steps.move')}
        </>
      )}
      {button('archive', isArchived ? 'steps.restore' : 'steps.archive')}
      {canAdminister && button('delete', 'steps.delete')}
      {step === 'edit' && <ItemDialog edited={{ kind, read }} onSaved={() => {}} onClose={close} />}
      {step === 'move' && <MoveDialog items={movable} path={path.map((above) => above.id)} onClose={close} />}
      {step === 'archive' && <ArchiveDialog item={item} onClose={close} />}
      {step === 'delete' && (
        <DeleteDialog
          item={item}
          onDeleted={() => {
            const above = path.at(-1)
            onShow(above && nodeAbove(above.id, item.fields))
          }}
          onClose={close}
        />
      )}
    </>
  )
}

/** The node below which an item stands, of which only the id is known: a submeter stands below another meter. */
function nodeAbove(id: string, fields: ReadStructureItem['item']['fields']): ShownNode {
  if (id.startsWith('cb-')) return { type: 'CLIENT_BUSINESS', id }
  if (fields.kind !== 'METERING_POINT') return { type: 'ORG_UNIT', id }
  return { type: fields.parentMeteringPoint === id ? 'METERING_POINT' : 'LOCATION', id }
}
