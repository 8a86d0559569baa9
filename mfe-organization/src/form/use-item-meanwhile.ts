import { useState, type Dispatch, type SetStateAction } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ReadStructureItem, StructureKind } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { itemQuery } from '../structure-query'
import { draftOf, fieldsOf } from './draft'
import type { Draft } from './draft-values'
import type { MyValue } from './item-meanwhile'
import { differentFields, valuesOfFields } from './item-values'

interface Edited {
  kind: StructureKind
  /** As it was when the form was opened; undefined: a new one, which nobody else can have changed. */
  read: ReadStructureItem | undefined
  draft: Draft
  setDraft: Dispatch<SetStateAction<Draft>>
}

/** What somebody else has made of an item since its form was opened, and which of the two values is saved. */
export function useItemMeanwhile({ kind, read, draft, setDraft }: Edited) {
  const { locale } = useTexts()
  const { api } = useFeature()
  const queries = useQueryClient()
  const [theirs, setTheirs] = useState<ReadStructureItem>()
  /** What this user entered, also where theirs is chosen. */
  const [entered, setEntered] = useState<Draft>({})
  const draftFrom = ({ item: { fields }, attributes }: ReadStructureItem) =>
    draftOf(fields, kind, { locale, attributes })

  /** What they changed and this user has not touched becomes theirs; of the rest this user decides. */
  async function takeTheirs(id: string): Promise<ReadStructureItem> {
    const fresh = await queries.fetchQuery({ ...itemQuery(api, { kind, id }), staleTime: 0 })
    const [shown, now] = [draftFrom(theirs ?? read!), draftFrom(fresh)]
    const merged = (mine: Draft): Draft =>
      Object.fromEntries(
        Object.keys(mine).map((field) => [
          field,
          (mine[field] === shown[field] ? now[field] : mine[field]) ?? '',
        ]),
      )
    // What is typed while it is on its way stays, too.
    setDraft(merged)
    setEntered(merged(draft))
    setTheirs(fresh)
    return fresh
  }

  function mine(field: string): MyValue | undefined {
    const now = draftFrom(theirs!)[field]
    if (now === undefined || draft[field] === undefined) return undefined
    const isKept = draft[field] !== now
    const text = isKept ? draft[field] : entered[field]
    if (text === undefined || text === now) return undefined
    const { attributes, item } = theirs!
    const fields = fieldsOf({ ...draft, [field]: text }, kind, {
      ...{ locale, attributes, stored: { ...item.fields } },
    })
    return {
      value: valuesOfFields(fields as never)[field],
      isKept,
      onChange: (keep) => {
        if (!keep) setEntered((known) => ({ ...known, [field]: draft[field]! }))
        setDraft((current) => ({ ...current, [field]: keep ? text : now }))
      },
    }
  }

  const fields = theirs && read ? differentFields(theirs.item.fields, read.item.fields) : []
  return { theirs, takeTheirs, mine, fields }
}
