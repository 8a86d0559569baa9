import { isCallError } from '@energycockpit/api-client'
import { getActiveBusiness, setActiveBusiness } from '@energycockpit/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Portal } from '../portal/portal'
import { refreshBusiness, isLossConfirmed } from './refresh-business'
import type { Business } from './matching-businesses'

/** The name under which the tabs of a browser tell each other; they share the session that keeps the choice. */
const CHANNEL = 'active-business'

export interface Businesses {
  /** Undefined until they are there. */
  list: readonly Business[] | undefined
  /** They could not be fetched. */
  failed: boolean
  /** The one that everything is narrowed to; null for all. */
  chosen: number | null
  fetch(): void
  /** Answers what has come of it; `kept`: the user would rather keep what is unsaved. */
  choose(id: number | null): Promise<'switched' | 'kept' | 'not-seen' | 'failed'>
}

/** The businesses that the user sees, and which one they look at, in all tabs of the browser. */
export function useBusinesses(portal: Portal): Businesses {
  const { api } = portal.connection
  const [list, setList] = useState<readonly Business[]>()
  const [failed, setFailed] = useState(false)
  const [chosen, setChosen] = useState<number | null>(null)
  const channel = useRef<BroadcastChannel>(undefined)

  const fetch = useCallback(() => {
    api
      .call(getActiveBusiness)
      .then(({ businesses, businessId }) => {
        setList(businesses)
        setChosen(businessId)
        setFailed(false)
      })
      .catch(() => setFailed(true))
  }, [api])
  useEffect(fetch, [fetch])

  useEffect(() => {
    const tabs = new BroadcastChannel(CHANNEL)
    channel.current = tabs
    tabs.onmessage = async ({ data }: MessageEvent<number | null>) => {
      setChosen(data)
      if (await isLossConfirmed(portal)) await refreshBusiness(portal)
    }
    return () => tabs.close()
  }, [portal])

  async function choose(id: number | null) {
    if (!(await isLossConfirmed(portal))) return 'kept'
    try {
      await api.call(setActiveBusiness, { body: { businessId: id } })
    } catch (error) {
      if (!isCallError(error) || error.status !== 404) return 'failed'
      fetch()
      return 'not-seen'
    }
    setChosen(id)
    channel.current?.postMessage(id)
    await refreshBusiness(portal)
    return 'switched'
  }

  return { list, failed, chosen, fetch, choose }
}
