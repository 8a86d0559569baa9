import {
  getStructureItem,
  updateStructureItem,
  type HierarchyNode,
  type ReadStructureItem,
  type StructureFields,
} from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { HierarchyPane } from '@energycockpit/hierarchy'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature } from '@energycockpit/remote'
import { Dialog, Button } from '@energycockpit/ui'
import { faultsOfRefusal } from '../form/faults'
import { changedBySteps, structureReasonKey } from '../structure-query'
import styles from '../form/form.module.css'

/** Below what an item may stand. */
const targets = {
  ORG_UNIT: ['CLIENT_BUSINESS', 'ORG_UNIT'],
  LOCATION: ['CLIENT_BUSINESS', 'ORG_UNIT'],
  METERING_POINT: ['LOCATION', 'METERING_POINT'],
  SERIES: [],
} as const satisfies Record<StructureFields['kind'], readonly HierarchyNode['type'][]>

/** Puts an item elsewhere in the hierarchy, with all below: whatever is chosen there is its new place. */
export function MoveDialog({
  read: { item, path },
  onClose,
}: {
  read: ReadStructureItem
  onClose: () => void
}) {
  const { t } = useTexts()
  const { api } = useFeature()
  const { fields, id, revision } = item
  const { kind } = fields
  const moving = useChange({
    call: async (to: HierarchyNode) =>
      api.call(updateStructureItem, {
        params: { kind, id },
        body: { revision, fields: movedTo(fields, to, await locationOf(to)) },
      }),
    changes: changedBySteps,
    done: (_, to) => t('move.done', { name: 'name' in fields ? fields.name : id, to: to.name }),
    onDone: onClose,
  })
  /** Of a metering point; of nothing else a submeter goes to. */
  async function locationOf({ type, id: target }: HierarchyNode): Promise<string> {
    if (type !== 'METERING_POINT') return ''
    const { item: meter } = await api.call(getStructureItem, { params: { kind: type, id: target } })
    return meter.fields.kind === 'METERING_POINT' ? meter.fields.location : ''
  }
  const [fault] = Object.values(faultsOfRefusal(moving.error))
  // What counts nothing has no meter above it.
  const isMeter = fields.kind === 'METERING_POINT' && fields.type !== null
  const canSelect = ({ type, id: other }: HierarchyNode) =>
    other !== id &&
    (targets[kind] as readonly string[]).includes(type) &&
    (type !== 'METERING_POINT' || isMeter) &&
    // From one business nothing goes to another.
    (type !== 'CLIENT_BUSINESS' || other === `cb-${item.businessId}`)
  return (
    <Dialog
      title={t('move.title', { name: 'name' in fields ? fields.name : id })}
      form
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('form.cancel')}</Button>}
    >
      <p>{t(`move.${kind}`)}</p>
      <div className={styles.finder}>
        <HierarchyPane
          selectedId={path.at(-1)?.id}
          selectedPath={path.map((above) => above.id)}
          canSelect={canSelect}
          onSelect={(to) => moving.mutate(to)}
        />
      </div>
      {fault && <p className={styles.fault}>{t(`faults.${fault}`)}</p>}
      <StepFailure title={t('move.failed')} error={moving.error} reasonKey={structureReasonKey} />
    </Dialog>
  )
}

/**
 * An item at its new place. A submeter that goes to a location leaves the meter above it and counts for itself; a meter
 * that goes below another becomes its submeter.
 */
function movedTo(
  fields: StructureFields,
  { type, id }: HierarchyNode,
  locationOfMeter: string,
): StructureFields {
  switch (fields.kind) {
    case 'ORG_UNIT':
    case 'LOCATION':
      return { ...fields, parentOrgUnit: type === 'ORG_UNIT' ? id : null }
    case 'METERING_POINT':
      return type === 'LOCATION'
        ? { ...fields, location: id, ...(fields.type === 'SUB' && countsAs('MAIN', fields.objectKind, null)) }
        : { ...fields, location: locationOfMeter, ...countsAs('SUB', fields.objectKind, id) }
    case 'SERIES':
      return fields
  }
}

type Point = Extract<StructureFields, { kind: 'METERING_POINT' }>

const countsAs = (
  type: 'MAIN' | 'SUB',
  objectKind: Point['objectKind'],
  parentMeteringPoint: string | null,
): Pick<Point, 'type' | 'objectKind' | 'parentMeteringPoint'> => ({
  ...{ type, parentMeteringPoint },
  objectKind: objectKind === 'MANUAL_READ' ? objectKind : type,
})
