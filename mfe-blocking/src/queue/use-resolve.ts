import { isCallError } from '@energycockpit/api-client'
import { acknowledgeInformation, confirmReason } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { LogIn } from '../log-in'
import { withoutReason, type BlockingQueue, type OpenReason } from './blocking-queue'
import { queueKey } from './use-blocking-queue'

export interface Resolve {
  /** Tells the server that the user has confirmed, or taken note. While it is being told, nothing is told again. */
  resolve: () => void
  busy: boolean
  failure: unknown
}

/** The reason leaves the queue once the server has the confirmation; it takes the same one twice without harm. */
export function useResolve({ api, actionToken }: LogIn, reason: OpenReason): Resolve {
  const queries = useQueryClient()
  const { locale } = useTexts()
  const sending = useRef(false)
  const { mutate, isPending, error } = useMutation({
    async mutationFn({ kind, uuid }: OpenReason) {
      const query = { actionToken, locale }
      if (kind === 'terms') await api.call(confirmReason, { params: { uuid }, query })
      else await api.call(acknowledgeInformation, { params: { blockingReasonId: uuid }, query })
    },
    onSuccess: (_answer, { uuid }) =>
      queries.setQueryData<BlockingQueue>(queueKey, (queue) => queue && withoutReason(queue, uuid)),
    // Withdrawn while the user was reading: the server says what is open now.
    onError: (failure) =>
      isCallError(failure) && failure.status === 404
        ? queries.invalidateQueries({ queryKey: queueKey })
        : undefined,
    onSettled: () => {
      sending.current = false
    },
  })
  return {
    resolve() {
      if (sending.current) return
      sending.current = true
      mutate(reason)
    },
    busy: isPending,
    failure: error,
  }
}
