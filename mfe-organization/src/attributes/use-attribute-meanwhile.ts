import { useState, type Dispatch, type SetStateAction } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { AttributeDefinition } from '@energycockpit/contract'
import { useFeature } from '@energycockpit/remote'
import { attributesQuery } from '../structure-query'
import { formOf, type AttributeForm } from './attribute-form'
import { differentIn, takeUntouched, withField, type ComparedField } from './compared-attribute'

interface EditedAttribute {
  /** As it was when the form was opened; undefined: a new one, which nobody else can have changed. */
  before: AttributeDefinition | undefined
  form: AttributeForm
  setForm: Dispatch<SetStateAction<AttributeForm>>
}

/** What somebody else has made of an attribute since its form was opened, and which of the two values is saved. */
export function useAttributeMeanwhile({ before, form, setForm }: EditedAttribute) {
  const { api } = useFeature()
  const queries = useQueryClient()
  const [theirs, setTheirs] = useState<AttributeDefinition>()
  /** What this user entered, also where theirs is chosen. */
  const [entered, setEntered] = useState(form)

  async function takeTheirs(shown: AttributeDefinition): Promise<void> {
    const fresh = await queries.fetchQuery({ ...attributesQuery(api, shown.businessId), staleTime: 0 })
    const found = fresh.find(({ id }) => id === shown.id)
    if (found === undefined) return
    const [known, now] = [formOf(theirs ?? shown), formOf(found)]
    // What is typed while it is on its way stays, too.
    setForm((mine) => takeUntouched(mine, known, now))
    setEntered(takeUntouched(form, known, now))
    setTheirs(found)
  }

  function mine(field: ComparedField) {
    const now = formOf(theirs!)
    const isKept = differentIn(form, now).includes(field)
    const wanted = isKept ? form : entered
    if (!differentIn(wanted, now).includes(field)) return undefined
    return {
      wanted,
      isKept,
      onChange: (keep: boolean) => {
        if (!keep) setEntered((known) => withField(known, field, form))
        setForm((current) => withField(current, field, keep ? wanted : now))
      },
    }
  }

  const fields = theirs && before ? differentIn(formOf(theirs), formOf(before)) : []
  return { theirs, takeTheirs, mine, fields }
}
