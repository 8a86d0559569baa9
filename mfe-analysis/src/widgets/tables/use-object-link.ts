import { useCallback } from 'react'
import { useFeature } from '@energycockpit/remote'
import { readChoice, writeChoice, type Choice } from '../../choice/choice'
import { choosing } from '../../choice/chosen-objects'

/** The address of the page of a node or metering point, with the period as it is chosen. */
export function useObjectLink(choice: Choice): (object: { id: string; isPoint: boolean }) => string {
  const { basePath } = useFeature()
  // The same link from one drawing to the next, whatever object the choice is.
  const chosen = writeChoice({ ...choice, options: {} })
  return useCallback(
    (object) => `${basePath}/analysis${writeChoice({ ...readChoice(chosen), ...choosing([object]) })}`,
    [basePath, chosen],
  )
}
