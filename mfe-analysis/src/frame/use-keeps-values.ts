import { offers, useFeature } from '@energycockpit/remote'

/** Whether the user may import, correct and delete measured values: whoever sees them and the imports may. */
export function useKeepsValues(): boolean {
  const { menu, basePath } = useFeature()
  return offers(menu, `${basePath}/measurement-data/imports`)
}
