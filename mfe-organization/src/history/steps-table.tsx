import { useTexts } from '@energycockpit/i18n'
import { Table } from '@energycockpit/ui'
import { StepLine } from './step-line'
import type { ListedStep } from './use-steps'

/** Steps of the structure's history, the latest first. */
export function StepsTable({ steps }: { steps: readonly ListedStep[] }) {
  const { t } = useTexts()
  const columns = [
    ...(['action', 'what', 'who', 'when'] as const).map((name) => ({ name, label: t(`history.${name}`) })),
    { name: 'undo', label: t('history.undo'), labelHidden: true },
  ]
  return (
    <Table columns={columns}>
      {steps.map((step) => (
        <StepLine key={step.step} step={step} />
      ))}
    </Table>
  )
}
