import { useAddressQuery, useFeature } from '@energycockpit/remote'
import { isWall } from './is-wall'

/** Whether nobody can press anything: what is only a way to do something is left out. */
export function useIsWall(): boolean {
  const { roles } = useFeature()
  return isWall(useAddressQuery(), roles)
}
