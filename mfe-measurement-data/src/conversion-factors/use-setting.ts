import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isCallError } from '@energycockpit/api-client'
import {
  getConversionFactors,
  setConversionFactor,
  type ListedFactor,
  type ConversionFactor,
  type Question,
} from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { questionsOf } from '@energycockpit/metering-points/entering'
import { subjectKey, type FactorSubject } from './factor-kinds'
import { asSent, type Period } from './periods'

export type Subject = FactorSubject & Pick<ConversionFactor, 'nodeId'>

/** All of a factor's values: periods, of which none removes it, or a series that says them. */
export type FactorValues = { unit: string } & ({ periods: readonly Period[] } | { seriesId: number })

interface ToSet {
  values: FactorValues
  /** Ids of the questions that were answered with yes. */
  confirmed: string[]
}

interface SettingSteps {
  /** `isLeft`: the node has such a factor still. */
  onSet: (isLeft: boolean) => void
  /** What was wanted is so already, now that somebody else has set it. */
  isDone?: (now: ListedFactor | undefined) => boolean
}

export interface Setting {
  /** What the node has of the subject, as far as the user was shown; undefined: none. */
  current: ListedFactor | undefined
  /** Nothing was set, because somebody else had: `current` is what they have made of it. */
  isChangedMeanwhile: boolean
  set: (values: FactorValues) => void
  /** What is unusual about what was to be set, and is asked before; empty: nothing. */
  questions: readonly Question[]
  /** Sets it all the same, or goes back to the form. */
  confirm: () => void
  correct: () => void
  isPending: boolean
  error: unknown
}

/**
 * Sets a factor, unless somebody else has set it since it was `seen`; then it is asked what there is now, so that the
 * user can go on from that. What was calculated with it is requested again.
 */
export function useSetting(
  subject: Subject,
  seen: ListedFactor | undefined,
  { onSet, isDone = () => false }: SettingSteps,
): Setting {
  const { api } = useFeature()
  const queries = useQueryClient()
  const [theirs, setTheirs] = useState<{ key: string; factor: ListedFactor | undefined }>()
  const { nodeId, kind, productType, direction } = subject
  const key = subjectKey(subject)
  const current = theirs?.key === key ? theirs.factor : seen

  async function factorNow(): Promise<ListedFactor | undefined> {
    const { factors } = await api.call(getConversionFactors, { query: { nodeId } })
    return factors.find((one) => subjectKey(one) === key)
  }
  // They stand there while what was confirmed is on its way.
  const [requested, setAsked] = useState<{ values: FactorValues; questions: readonly Question[] }>()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: async ({ values: { unit, ...values }, confirmed }: ToSet) => {
      const periods = 'periods' in values ? asSent(values.periods) : []
      const seriesId = 'seriesId' in values ? values.seriesId : null
      try {
        await api.call(setConversionFactor, {
          query: { unlessChangedSince: current?.changed.at ?? 'never' },
          body: { nodeId, kind, productType, direction, unit, periods, seriesId, confirmed },
        })
        return periods.length > 0 || seriesId !== null
      } catch (error) {
        if (!isMeanwhile(error)) throw error
        const factor = await factorNow()
        if (isDone(factor)) return factor !== undefined
        setTheirs({ key, factor })
        throw error
      }
    },
    onSuccess: async (isLeft) => {
      setAsked(undefined)
      await queries.invalidateQueries()
      onSet(isLeft)
    },
    onError: (error, { values }) => {
      const questions = questionsOf(error)
      setAsked(questions.length > 0 ? { values, questions } : undefined)
      // The page behind shows what there is now, too.
      return isMeanwhile(error) ? queries.invalidateQueries() : undefined
    },
  })
  const isChangedMeanwhile = theirs?.key === key && isMeanwhile(error)
  return {
    ...{ current, isChangedMeanwhile, isPending, error },
    set: (values) => mutate({ values, confirmed: [] }),
    questions: requested?.questions ?? [],
    confirm: () =>
      requested && mutate({ values: requested.values, confirmed: requested.questions.map(({ id }) => id) }),
    correct: () => {
      setAsked(undefined)
      reset()
    },
  }
}

const isMeanwhile = (error: unknown) =>
  isCallError(error) && error.reasons[0]?.code === 'FACTOR_CHANGED_MEANWHILE'
