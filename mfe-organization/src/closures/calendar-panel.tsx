import { useState } from 'react'
import type { FieldsOf, ReadStructureItem } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Panel } from '@energycockpit/ui'
import { ClosedDialog } from './closed-dialog'
import { ClosedTable } from './closed-table'
import { HolidaysOfYear } from './holidays-of-year'
import { WhoCan } from '../who-can'
import { usePeriodText } from './period-text'
import { RemoveClosed } from './remove-closed'
import styles from './closures.module.css'

interface CalendarPanelProps {
  read: ReadStructureItem
  fields: FieldsOf<'LOCATION'>
}

/** By what calendar a location rests: when it is closed, and its public holidays. */
export function CalendarPanel({ read: { item, canEdit }, fields }: CalendarPanelProps) {
  const { t } = useTexts()
  const textOf = usePeriodText()
  /** Which period is meant is known by its first day: somebody else may add one before it. */
  const [step, setStep] = useState<{ kind: 'add' } | { kind: 'change' | 'remove'; firstDay: string }>()
  const { closedPeriods: periods, country, region } = fields
  const isEditable = canEdit && item.archivedAt === null
  const close = () => setStep(undefined)
  const removed =
    step?.kind === 'remove' ? periods.find(({ firstDay }) => firstDay === step.firstDay) : undefined
  return (
    <Panel
      title={t('closures.title')}
      actions={
        isEditable && (
          <Button onClick={() => setStep({ kind: 'add' })} aria-haspopup="dialog">
            {t('closures.add')}
          </Button>
        )
      }
    >
      <div className={styles.note}>
        <p>
          {t(periods.length > 0 ? 'closures.lead' : isEditable ? 'closures.none' : 'closures.noneToRead')}
        </p>
        {periods.length === 0 && <WhoCan />}
      </div>
      {periods.length > 0 && (
        <ClosedTable
          periods={periods}
          onStep={isEditable ? (kind, firstDay) => setStep({ kind, firstDay }) : undefined}
        />
      )}
      <HolidaysOfYear {...{ country, region, isEditable }} />
      {step && step.kind !== 'remove' && (
        <ClosedDialog
          {...{ item, periods, onClose: close }}
          changed={step.kind === 'change' ? step.firstDay : undefined}
        />
      )}
      {removed && (
        <RemoveClosed
          {...{ item, periods, onClose: close }}
          removed={removed.firstDay}
          when={textOf(removed)}
        />
      )}
    </Panel>
  )
}
