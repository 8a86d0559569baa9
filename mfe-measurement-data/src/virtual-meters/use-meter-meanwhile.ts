import { useState, type Dispatch, type SetStateAction } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { getVirtualSeriesSteps, type VirtualSeries } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import {
  differentIn,
  draftOfMeter,
  takeUntouched,
  withField,
  type ComparedField,
  type MeterDraft,
  type MeterMeanwhile,
} from './meter-draft'
import { virtualMetersQuery } from './virtual-meters-query'

interface EditedMeter {
  /** Undefined: a new one. */
  seriesId: number | undefined
  draft: MeterDraft
  setDraft: Dispatch<SetStateAction<MeterDraft>>
}

/** What somebody else has made of a meter since its form was opened, and which of the two values is saved. */
export function useMeterMeanwhile({ seriesId, draft, setDraft }: EditedMeter) {
  const { api } = useFeature()
  const queries = useQueryClient()
  const [theirs, setTheirs] = useState<MeterMeanwhile>()
  /** What this user entered, also where theirs is chosen. */
  const [entered, setEntered] = useState(draft)
  /** As it is stored, as far as this form knows; of a new one nothing is. */
  const [before, setBefore] = useState(draft)
  const [fields, setFields] = useState<readonly ComparedField[]>([])

  /** The revision to go on from; undefined: they have removed it. `isTold`: what is other now is compared. */
  async function takeTheirs({ isTold = true } = {}): Promise<number | undefined> {
    const [{ series }, steps] = await Promise.all([
      queries.fetchQuery({ ...virtualMetersQuery(api), staleTime: 0 }),
      // Who and when is said where it is known.
      api.call(getVirtualSeriesSteps, { query: { seriesId } }).catch(() => undefined),
    ])
    const meter = series.find((one) => one.seriesId === seriesId)
    if (!meter) return undefined
    const now = draftOfMeter(meter)
    const changed = differentIn(now, before)
    setFields((known) => (isTold ? [...new Set([...known, ...changed])] : []))
    setDraft((mine) => takeUntouched(mine, before, now))
    setEntered(takeUntouched(draft, before, now))
    setTheirs(isTold ? { meter, step: steps?.steps[0] } : undefined)
    setBefore(now)
    return meter.revision
  }

  function mine(field: ComparedField) {
    const now = draftOfMeter(theirs!.meter)
    const isKept = differentIn(draft, now).includes(field)
    const wanted = isKept ? draft : entered
    if (!differentIn(wanted, now).includes(field)) return undefined
    return {
      wanted,
      isKept,
      onChange: (keep: boolean) => {
        if (!keep) setEntered((known) => withField(known, field, draft))
        setDraft((current) => withField(current, field, keep ? wanted : now))
      },
    }
  }

  function isSaved(saved: VirtualSeries) {
    setTheirs(undefined)
    setFields([])
    setBefore(draftOfMeter(saved))
  }
  return { theirs, takeTheirs, mine, fields, isSaved, hasUnsaved: differentIn(draft, before).length > 0 }
}
