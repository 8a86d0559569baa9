import { useFeature } from '@energycockpit/remote'
import { choosing } from '../choice/chosen-objects'
import { writeChoice, type Choice } from '../choice/choice'

/** The address of a node's page with everything else as it is chosen; undefined: of all that there is. */
export function useNodeLink(choice: Choice): (nodeId: string | undefined) => string {
  const { basePath } = useFeature()
  return (nodeId) =>
    `${basePath}/analysis${writeChoice({ ...choice, ...choosing(nodeId === undefined ? [] : [{ id: nodeId, isPoint: false }]) })}`
}
