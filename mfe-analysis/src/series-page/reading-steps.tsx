import { useState } from 'react'
import type { EstimationMethod, MeasurementSeries, MeteringPoint } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import type { DayOfYear } from './days-of-year'
import { DeleteReadingsDialog } from './delete-readings-dialog'
import { FillGapsDialog } from './fill-gaps-dialog'
import { gapRuns, periodToFill } from './gap-runs'
import type { ReadingStepsState } from './use-reading-steps'

interface ReadingStepsProps {
  point: MeteringPoint
  series: MeasurementSeries
  days: readonly DayOfYear[]
  chosen: DayOfYear
  /** By which gaps are filled where nobody says otherwise. */
  method: EstimationMethod | null
  steps: ReadingStepsState
}

/** What can be done about the readings of a series, beginning with the chosen day. */
export function ReadingSteps({ point, series, days, chosen, method, steps }: ReadingStepsProps) {
  const { t } = useTexts()
  const [open, setOpen] = useState<'fill' | 'delete'>()
  const runs = gapRuns(days)
  const begin = (step: typeof open) => {
    steps.forget()
    setOpen(step)
  }
  const dialog = { point, series, onClose: () => setOpen(undefined) }
  return (
    <>
      <Button onClick={() => begin('fill')} aria-haspopup="dialog">
        {t('filling.open')}
      </Button>
      <Button onClick={() => begin('delete')} aria-haspopup="dialog">
        {t('deletion.open')}
      </Button>
      {open === 'fill' && (
        <FillGapsDialog
          {...dialog}
          {...{ runs, method }}
          offered={periodToFill(runs, chosen)}
          fill={steps.fill}
        />
      )}
      {open === 'delete' && (
        <DeleteReadingsDialog
          {...dialog}
          offered={{ from: chosen.at, to: chosen.end }}
          remove={steps.remove}
        />
      )}
    </>
  )
}
