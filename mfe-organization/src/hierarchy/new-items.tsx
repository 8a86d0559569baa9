import { useState } from 'react'
import type { StructureKind } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import { emptyFields } from '../form/draft'
import { NewItemDialog } from '../form/new-item-dialog'
import { kindsBelow, nodeOf, type ShownNode } from './address'

interface NewItemsProps {
  node: ShownNode
  businessId: number
  /** Of the node itself and what it refers to, by id. */
  names: Readonly<Record<string, string>>
  /** Of the node: what a submeter has in common with its main meter. */
  fields: Readonly<Record<string, unknown>>
  onShow: (node: ShownNode) => void
}

/** Buttons for what may be created below a node. */
export function NewItems({ node, businessId, names, fields, onShow }: NewItemsProps) {
  const { t } = useTexts()
  const [kind, setKind] = useState<StructureKind>()
  const isMeter = fields['type'] === 'MAIN' || fields['type'] === 'SUB'
  const kinds = kindsBelow[node.type].filter(
    (one) =>
      node.type !== 'METERING_POINT' ||
      (one === 'METERING_POINT' ? isMeter : fields['objectKind'] !== 'VIRTUAL'),
  )
  return (
    <>
      {kinds.map((one) => (
        <Button key={one} onClick={() => setKind(one)} aria-haspopup="dialog">
          {t(node.type === 'METERING_POINT' && one === 'METERING_POINT' ? 'new.submeter' : `new.${one}`)}
        </Button>
      ))}
      {kind && (
        <NewItemDialog
          {...{ kind, businessId, names }}
          fields={{ ...emptyFields(kind), ...placeBelow(node, fields) }}
          onSaved={({ item }) => {
            const shown = item && nodeOf(item)
            if (shown) onShow(shown)
          }}
          onClose={() => setKind(undefined)}
        />
      )}
    </>
  )
}

/** What a new item has of the node below which it is created. */
function placeBelow({ type, id }: ShownNode, { location, productType }: Readonly<Record<string, unknown>>) {
  switch (type) {
    case 'CLIENT_BUSINESS':
      return {}
    case 'ORG_UNIT':
      return { parentOrgUnit: id }
    case 'LOCATION':
      return { location: id }
    case 'METERING_POINT':
      return {
        ...{ meteringPoint: id, location, productType },
        ...{ parentMeteringPoint: id, objectKind: 'SUB' },
      }
  }
}
