import { useEffect } from 'react'
import { useFeature } from '@energycockpit/remote'

/** Leads to another page of the portal, with the query of the address. `to`: below the base path. */
export function Redirect({ to }: { to: string }) {
  const { basePath, navigate } = useFeature()
  useEffect(() => {
    navigate(`${basePath}/${to}${window.location.search}`, { replace: true })
  }, [basePath, navigate, to])
  return null
}
