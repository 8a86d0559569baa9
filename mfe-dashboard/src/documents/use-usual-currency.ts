import { useMemo, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { ActionCurrency } from '@energycockpit/contract'
import { usualCurrencyQuery } from '@energycockpit/hierarchy'
import { useFeature } from '@energycockpit/remote'

interface Priced {
  /** Empty: of the whole business. */
  nodeId: string
  currency: ActionCurrency
}

/**
 * The draft of something new is in the currency of the place that it is for, also after another one was chosen, until
 * somebody says in which currency it is. What is there already keeps its own. `start` is what the draft began as.
 */
export function useUsualCurrency<Draft extends Priced>(
  { start, draft, setDraft }: { start: Draft; draft: Draft; setDraft: (draft: Draft) => void },
  isNew: boolean,
): { start: Draft; draft: Draft; setDraft: (draft: Draft) => void } {
  const { api } = useFeature()
  const [isChosen, setChosen] = useState(false)
  const follows = isNew && !isChosen
  const { data } = useQuery({
    ...usualCurrencyQuery(api, draft.nodeId === '' ? undefined : draft.nodeId),
    enabled: follows,
  })
  const usual = follows ? data?.currency : undefined
  const shown = useMemo(() => (usual ? { ...draft, currency: usual } : draft), [draft, usual])
  return {
    draft: shown,
    // Nothing was typed yet, though another currency came.
    start: draft === start ? shown : start,
    setDraft: (next) => {
      if (next.currency !== shown.currency) setChosen(true)
      setDraft(next)
    },
  }
}
