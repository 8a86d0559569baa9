import { useEffect, useRef, useState } from 'react'
import { uploadStructureFile, type FilePurpose, type StructureFile } from '@energycockpit/contract'
import { useFeature, useUnsaved } from '@energycockpit/remote'
import { useTwin } from '../twin-context'
import { localFault, type LocalFault } from './file-rules'

export interface Upload {
  key: number
  file: File
  /** Share of the bytes that have been sent; null: it waits for the one before it. */
  sent: number | null
  /** Why it was refused. */
  fault?: LocalFault | undefined
  error?: unknown
}

interface UploadsOptions {
  purpose: FilePurpose
  /** So many more files may be added. */
  free: number
  /** Those that the server has, as soon as all are sent. */
  onUploaded: (files: readonly StructureFile[]) => Promise<unknown>
}

export interface Uploads {
  list: readonly Upload[]
  isBusy: boolean
  add: (files: readonly File[]) => void
  cancel: (key: number) => void
  cancelAll: () => void
  /** Takes one that was refused off the list. */
  dismiss: (key: number) => void
  /** Sends once more what did not arrive; undefined: nothing did not. */
  retry: (() => void) | undefined
}

const maxNameLength = 300

/** Sends files one after the other, and hands over what has arrived. */
export function useUploads({ purpose, free, onUploaded }: UploadsOptions): Uploads {
  const { api } = useFeature()
  const { twin } = useTwin()
  const [list, setList] = useState<readonly Upload[]>([])
  const [isBusy, setBusy] = useState(false)
  const nextKey = useRef(0)
  // Whoever leaves ends what is on its way.
  useUnsaved(isBusy, { withQuery: true })
  const running = useRef(new Map<number, AbortController>())

  useEffect(() => {
    const controllers = running.current
    return () => controllers.forEach((controller) => controller.abort())
  }, [])

  const change = (key: number, part: Partial<Upload>) =>
    setList((known) => known.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const remove = (key: number) => setList((known) => known.filter((one) => one.key !== key))

  /** Undefined: it was refused or cancelled. */
  async function send({ key, file }: Upload): Promise<StructureFile | undefined> {
    const { signal } = running.current.get(key)!
    try {
      signal.throwIfAborted()
      change(key, { sent: 0 })
      const stored = await api.upload(uploadStructureFile, {
        query: {
          businessId: twin.location.businessId,
          ...{ purpose, name: file.name.slice(-maxNameLength) || 'file' },
        },
        ...{ content: file, signal },
        onSent: (sent) => change(key, { sent }),
      })
      remove(key)
      return stored
    } catch (error) {
      if (signal.aborted) remove(key)
      else change(key, { error })
      return undefined
    } finally {
      running.current.delete(key)
    }
  }

  async function add(files: readonly File[]) {
    const uploads = files.map((file, at): Upload => {
      const fault = localFault(file, purpose, at >= free)
      return { key: nextKey.current++, file, sent: null, fault }
    })
    // What was refused before is done with.
    setList(uploads)
    const sendable = uploads.filter(({ fault }) => fault === undefined)
    for (const { key } of sendable) running.current.set(key, new AbortController())
    setBusy(true)
    const stored: StructureFile[] = []
    for (const upload of sendable) {
      const file = await send(upload)
      if (file) stored.push(file)
    }
    // Why they could not be added is told by whoever adds them.
    if (stored.length > 0) await onUploaded(stored).catch(() => undefined)
    setBusy(false)
  }

  const lost = list.filter(({ error }) => error !== undefined).map(({ file }) => file)
  return {
    ...{ list, isBusy },
    add: (files) => void add(files),
    cancel: (key) => running.current.get(key)?.abort(),
    cancelAll: () => running.current.forEach((controller) => controller.abort()),
    dismiss: remove,
    retry: isBusy || lost.length === 0 ? undefined : () => void add(lost),
  }
}
