import { useState } from 'react'
import { changeEnergyUse, createEnergyUse, type EnergyUse } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { DocumentDialog } from '../../documents/document-dialog'
import { energyUsesKey } from '../energy-uses-query'
import { ChainFields } from './chain-fields'
import { DecisionFields } from './decision-fields'
import { draftOf, readDraft, type UseDraft } from './use-draft'
import { WhatFields } from './what-fields'

interface UseDialogProps {
  /** The one that is changed; absent: a new one. */
  use?: EnergyUse
  /** How a new one begins. */
  start?: UseDraft
  onSaved?: (use: EnergyUse) => void
  onClose: () => void
}

/** What was decided of a use of energy, and why. */
export function UseDialog({ use, start: given, onSaved, onClose }: UseDialogProps) {
  const { api } = useFeature()
  const [start] = useState(() => given ?? draftOf(use))
  const [draft, setDraft] = useState(start)
  const { content, faults } = readDraft(draft)
  return (
    <DocumentDialog
      texts="energyUses"
      changed={use}
      {...{ start, draft, setDraft, faults, kindOf }}
      listKey={energyUsesKey}
      save={() =>
        use
          ? api.call(changeEnergyUse, {
              params: { useId: use.id },
              body: { content, revision: use.revision },
            })
          : api.call(createEnergyUse, { body: content })
      }
      onSaved={onSaved}
      onClose={onClose}
    >
      {(part) => (
        <>
          <WhatFields {...part} />
          <DecisionFields {...part} />
          <ChainFields {...part} />
        </>
      )}
    </DocumentDialog>
  )
}

/** Which text says what is wrong at a place. */
const kindOf = (place: string): string =>
  ['name', 'reasons', 'explanation', 'reviewOn'].includes(place) ? place : 'other'
