import { useState } from 'react'
import type { AttributeDefinition, AttributeSubject } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, EmptyState, Table } from '@energycockpit/ui'
import { ArchiveAttribute } from './archive-attribute'
import { AttributeDialog } from './attribute-dialog'
import { AttributeLine, type AttributeStep } from './attribute-line'
import { DeleteAttribute } from './delete-attribute'
import { EditAttribute } from './edit-attribute'
import styles from './attributes.module.css'

interface AttributesOfSubjectProps {
  businessId: number
  appliesTo: AttributeSubject
  definitions: readonly AttributeDefinition[]
}

/** The attributes of one kind of item, those in use first, and what can be done with them. */
export function AttributesOfSubject({ businessId, appliesTo, definitions }: AttributesOfSubjectProps) {
  const { t, locale } = useTexts()
  const [taken, setTaken] = useState<{ id: string; step: AttributeStep }>()
  const [isNew, setIsNew] = useState(false)
  const sorted = [...definitions].sort(
    (one, other) =>
      Number(one.archivedAt !== null) - Number(other.archivedAt !== null) ||
      one.name.localeCompare(other.name, locale, { numeric: true }),
  )
  const definition = definitions.find(({ id }) => id === taken?.id)
  const othersOf = (id?: string) => definitions.filter((other) => other.id !== id)
  const close = () => setTaken(undefined)
  const columns = [
    ...(['name', 'type', 'details'] as const).map((name) => ({
      name,
      label: t(`attributes.columns.${name}`),
    })),
    { name: 'steps', label: t('attributes.columns.steps'), labelHidden: true },
  ]
  return (
    <>
      {sorted.length === 0 ? (
        <EmptyState title={t('attributes.none')}>{t(`attributes.noneDetail.${appliesTo}`)}</EmptyState>
      ) : (
        <Table columns={columns}>
          {sorted.map((one) => (
            <AttributeLine key={one.id} definition={one} onStep={(step) => setTaken({ id: one.id, step })} />
          ))}
        </Table>
      )}
      <div className={styles.add}>
        <Button
          onClick={() => setIsNew(true)}
          aria-haspopup="dialog"
          aria-label={t(`attributes.new.${appliesTo}`)}
        >
          {t('attributes.create')}
        </Button>
      </div>
      {isNew && (
        <AttributeDialog
          edited={{ businessId, appliesTo }}
          others={definitions}
          onClose={() => setIsNew(false)}
        />
      )}
      {definition && taken?.step === 'edit' && (
        <EditAttribute definition={definition} others={othersOf(definition.id)} onClose={close} />
      )}
      {definition && taken?.step === 'archive' && (
        <ArchiveAttribute definition={definition} onClose={close} />
      )}
      {definition && taken?.step === 'delete' && <DeleteAttribute definition={definition} onClose={close} />}
    </>
  )
}
