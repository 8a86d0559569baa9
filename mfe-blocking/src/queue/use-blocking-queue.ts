import { getInformationReasons, getRemainingReasons } from '@energycockpit/contract'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import type { LogIn } from '../log-in'
import { inOrder, type BlockingQueue } from './blocking-queue'

export const queueKey = ['blocking-queue'] as const

/** Both lists of the server, requested at once and then only when a confirmation finds them changed. */
export function useBlockingQueue({ api, actionToken, claims }: LogIn): UseQueryResult<BlockingQueue> {
  const queries = useQueryClient()
  return useQuery({
    queryKey: queueKey,
    staleTime: Infinity,
    async queryFn() {
      const query = { actionToken }
      const [remaining, information] = await Promise.all([
        api.call(getRemainingReasons, { params: { userUuid: claims.userUuid }, query }),
        api.call(getInformationReasons, { query }),
      ])
      const known = queries.getQueryData<BlockingQueue>(queueKey)
      const open = inOrder(remaining, information)
      return { open, done: known?.done ?? 0, changed: known !== undefined }
    },
  })
}
