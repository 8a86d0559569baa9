import type { AttributeDefinition } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, TableCell, TableNote } from '@energycockpit/ui'
import styles from './attributes.module.css'

const steps = ['edit', 'archive', 'delete'] as const
export type AttributeStep = (typeof steps)[number]

interface AttributeLineProps {
  definition: AttributeDefinition
  onStep: (step: AttributeStep) => void
}

/** One attribute: its type, its unit or choices, and what can be done with it. */
export function AttributeLine({ definition, onStep }: AttributeLineProps) {
  const { t } = useTexts()
  const { name, type, archivedAt } = definition
  const isArchived = archivedAt !== null
  const textOf = (step: AttributeStep) => (step === 'archive' && isArchived ? 'restore' : step)
  return (
    <tr>
      <th scope="row">
        {name}
        {isArchived && <TableNote> {t('attributes.archived')}</TableNote>}
      </th>
      <TableCell label={t('attributes.columns.type')}>{t(`attributes.types.${type}`)}</TableCell>
      <TableCell label={t('attributes.columns.details')} room="two">
        {detailsOf(definition)}
      </TableCell>
      <TableCell room="all">
        <span className={styles.steps}>
          {steps
            .filter((step) => step !== 'edit' || !isArchived)
            .map((step) => (
              <Button
                key={step}
                onClick={() => onStep(step)}
                aria-haspopup="dialog"
                aria-label={t(`attributes.${textOf(step)}Step`, { name })}
              >
                {t(`steps.${textOf(step)}`)}
              </Button>
            ))}
        </span>
      </TableCell>
    </tr>
  )
}

/** What its values are measured in or chosen from. */
export const detailsOf = ({
  unit,
  choices,
}: Pick<AttributeDefinition, 'unit'> & { choices: readonly { name: string }[] }): string =>
  unit ?? (choices.map((choice) => choice.name).join(', ') || '–')
