import { useQueryClient } from '@tanstack/react-query'
import { isCallError } from '@energycockpit/api-client'
import { updateStructureItem, type Twin, type TwinObject } from '@energycockpit/contract'
import { useChange, useFeature } from '@energycockpit/remote'
import { changedBySteps } from '../structure-query'
import { useStoredObject } from './use-stored-object'
import { useTwin } from './twin-context'
import { twinKey, twinQuery } from './twin-query'

export type ObjectFields = TwinObject['fields']

interface ObjectChange<Input> {
  /** The fields as they become; given those that are stored. */
  fields: (before: ObjectFields, input: Input) => ObjectFields
  /**
   * What it does holds whatever somebody else has saved meanwhile, such as adding an image: it is done on top of that.
   * Else the user is told, and decides.
   */
  onTopOfOthers?: boolean
  done: (object: TwinObject, input: Input) => string
  onDone?: () => void
}

const isOutdated = (error: unknown) =>
  isCallError(error) && error.kind === 'refused' && error.reasons[0]?.code === 'STRUCTURE_CHANGED_MEANWHILE'

/** Changes fields of one object of the twin in one step, which the page offers to undo. */
export function useObjectChange<Input = void>(change: ObjectChange<Input>) {
  const { api } = useFeature()
  const queries = useQueryClient()
  const { twin, onMade } = useTwin()
  const showStored = useStoredObject()

  async function save({ object, input }: { object: TwinObject; input: Input }) {
    // Of several quick changes each comes on top of the one before it.
    const known = queries
      .getQueryData<Twin>(twinKey(twin.location.id))
      ?.objects.find(({ id }) => id === object.id)
    const store = ({ id, revision, fields }: TwinObject) =>
      api.call(updateStructureItem, {
        params: { kind: 'OBJECT', id },
        body: { revision, fields: change.fields(fields, input) },
      })
    try {
      return await store(change.onTopOfOthers ? (known ?? object) : object)
    } catch (error) {
      if (change.onTopOfOthers !== true || !isOutdated(error)) throw error
      const fresh = await queries.fetchQuery({ ...twinQuery(api, twin.location.id), staleTime: 0 })
      const now = fresh.objects.find(({ id }) => id === object.id)
      if (!now) throw error
      return store(now)
    }
  }

  return useChange({
    call: save,
    changes: changedBySteps,
    inTurn: `objects of ${twin.location.id}`,
    onDone({ item, step }, { object, input }) {
      showStored(item)
      if (step !== null) onMade({ text: change.done(object, input), step })
      change.onDone?.()
    },
  })
}
