import type { ApiClient } from '@energycockpit/api-client'
import { maxSearchLength, minSearchLength, search, type CallResponse } from '@energycockpit/contract'
import { useDelayed } from '@energycockpit/ui'
import { useCallback, useEffect, useState } from 'react'

type Found = CallResponse<typeof search>
export type SearchFailure = 'unreachable' | 'failed'

export interface ServerSearch {
  /** What was found last, until something newer is there; undefined before, and for a text that is too short. */
  found: Found | undefined
  /** What was found is for what is written. */
  isCurrent: boolean
  failure: SearchFailure | undefined
  retry(): void
}

/** Shorter than a key is held, longer than fast typing. */
const pause = 150

/** Asks the server when typing pauses; what was asked before is given up. */
export function useFound(api: ApiClient, written: string): ServerSearch {
  const text = sendable(written)
  const isSearched = [...text].length >= minSearchLength
  const settled = useDelayed(text, pause)
  const [answer, setAnswer] = useState<{ text: string; found?: Found; failure?: SearchFailure }>()
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if ([...settled].length < minSearchLength) return undefined
    const aborter = new AbortController()
    const { signal } = aborter
    api.call(search, { query: { query: settled }, signal }).then(
      (found) => signal.aborted || setAnswer({ text: settled, found }),
      (error: unknown) => signal.aborted || setAnswer({ text: settled, failure: failureOf(error) }),
    )
    return () => aborter.abort()
  }, [api, settled, attempt])

  const retry = useCallback(() => {
    setAnswer(undefined)
    setAttempt((last) => last + 1)
  }, [])
  if (!isSearched) return { found: undefined, isCurrent: true, failure: undefined, retry }
  const isCurrent = answer?.text === text
  return { found: answer?.found, isCurrent, failure: isCurrent ? answer.failure : undefined, retry }
}

const failureOf = (error: unknown): SearchFailure =>
  (error as { kind?: unknown } | null)?.kind === 'unreachable' ? 'unreachable' : 'failed'

/** Without what no name can hold: the character zero, and the half of one that the bound has cut through. */
const sendable = (written: string) =>
  written
    .trim()
    .slice(0, maxSearchLength)
    .replace(/[\0\p{Cs}]/gu, '')
    .trim()
