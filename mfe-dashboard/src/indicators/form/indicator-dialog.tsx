import { useState } from 'react'
import { changeIndicator, createIndicator, type Indicator } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { DocumentDialog } from '../../documents/document-dialog'
import { indicatorsKey } from '../indicators-query'
import { FormulaFields } from './formula-fields'
import { GeneralFields } from './general-fields'
import { draftOf, readDraft, type IndicatorDraft } from './indicator-draft'
import { JudgedByFields } from './judged-by-fields'

interface IndicatorDialogProps {
  /** The one that is changed; absent: a new one. */
  indicator?: Indicator
  /** How a new one begins, where that is known. */
  start?: Partial<IndicatorDraft>
  onSaved?: (indicator: Indicator) => void
  onClose: () => void
}

/** All that is known of an indicator: what it is made of, and by what it is judged. */
export function IndicatorDialog({ indicator, start: given, onSaved, onClose }: IndicatorDialogProps) {
  const { locale } = useTexts()
  const { api } = useFeature()
  const [start] = useState(() => ({ ...draftOf(indicator, locale), ...given }))
  const [draft, setDraft] = useState(start)
  const { content, faults } = readDraft(draft, locale)
  return (
    <DocumentDialog
      texts="indicators"
      changed={indicator}
      {...{ start, draft, setDraft, faults, kindOf }}
      listKey={indicatorsKey}
      save={() =>
        indicator
          ? api.call(changeIndicator, {
              params: { indicatorId: indicator.id },
              body: { content, revision: indicator.revision },
            })
          : api.call(createIndicator, { body: content })
      }
      onSaved={onSaved}
      onClose={onClose}
    >
      {(part) => (
        <>
          <GeneralFields {...part} />
          <FormulaFields {...part} />
          <JudgedByFields {...part} />
        </>
      )}
    </DocumentDialog>
  )
}

/** Which text says what is wrong at a place. */
function kindOf(place: string): string {
  if (place === 'name' || place === 'targets' || place === 'baseline') return place
  if (place.startsWith('amount')) return place.startsWith('amount.products') ? 'products' : 'series'
  if (place.startsWith('reference')) return place.endsWith('unit') ? 'unit' : 'series'
  if (place.endsWith('from')) return 'month'
  if (place.endsWith('to')) return 'lastMonth'
  return place.endsWith('source') ? 'source' : 'number'
}
