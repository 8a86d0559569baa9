import { useState } from 'react'
import { isCallError } from '@energycockpit/api-client'
import {
  changeAnnotation,
  createAnnotation,
  maxAnnotationText,
  type Annotation,
} from '@energycockpit/contract'
import { ChangedMeanwhile, StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { useChange, useFeature, useUnsaved } from '@energycockpit/remote'
import { FormDialog, Select, TextField, useFaults } from '@energycockpit/ui'
import {
  draftOf,
  merged,
  readDraft,
  theirChanges,
  type AnnotationDraft,
  type DraftField,
} from './annotation-draft'
import { annotationsKey } from './annotations-query'
import type { Concerned } from './concerned'
import styles from './annotations.module.css'

interface AnnotationDialogProps {
  /** The one that is changed, as it is on the server now; undefined: a new one is written. */
  current: Annotation | undefined
  concerned: readonly Concerned[]
  /** The instant that is offered, milliseconds since 1970 UTC. */
  offeredAt: number
  onClose: () => void
}

/** What happened, when, and what it concerns. */
export function AnnotationDialog({ current, concerned, offeredAt, onClose }: AnnotationDialogProps) {
  const { t } = useTexts()
  const { api } = useFeature()
  /** What the fields started from. */
  const [base] = useState(current)
  const [key, setKey] = useState(concerned[0]?.key ?? '')
  const about = concerned.find((one) => one.key === key) ?? concerned[0]
  const zone = base?.timeZone ?? about?.timeZone ?? 'UTC'
  const [first] = useState<AnnotationDraft>(() =>
    draftOf(base ?? { text: '', from: new Date(offeredAt).toISOString(), to: null }, zone),
  )
  const [draft, setDraft] = useState(first)
  const [preferred, setPreferred] = useState<ReadonlySet<DraftField>>(new Set())
  const isOvertaken = current !== undefined && base !== undefined && current.revision > base.revision
  const theirs = isOvertaken ? draftOf(current, zone) : undefined
  const wanted = theirs ? merged(draft, first, theirs, preferred) : draft
  const { content, faults } = readDraft(wanted, zone, current)
  const { fault, submit } = useFaults<DraftField>({
    text: faults.text && t('annotations.textMissing'),
    from: faults.from && t('annotations.noTime'),
    to: faults.to && t(faults.to === 'reversed' ? 'annotations.reversed' : 'annotations.noTime'),
  })
  const saving = useChange({
    call: (): Promise<Annotation> =>
      base && current
        ? api.call(changeAnnotation, {
            params: { annotationId: base.id },
            body: { ...content, revision: current.revision },
          })
        : api.call(createAnnotation, {
            body: { ...content, nodeId: about!.nodeId, seriesId: about!.seriesId },
          }),
    changes: [annotationsKey],
    done: () => t('annotations.savedNow'),
    onDone: onClose,
  })
  const isChanged = draft.text !== first.text || (base !== undefined && !isSame(draft, first))
  useUnsaved(isChanged && !saving.isPending && !saving.isSuccess, { withQuery: true })
  const field = (name: 'from' | 'to', hint: string) => (
    <TextField
      type="datetime-local"
      label={t(`annotations.${name}`)}
      hint={hint}
      value={draft[name]}
      onChange={(value) => setDraft({ ...draft, [name]: value })}
      fault={fault(name)}
      required={name === 'from'}
    />
  )

  return (
    <FormDialog
      title={t(base ? 'annotations.changeTitle' : 'annotations.addTitle')}
      className={styles.form}
      labels={{
        step: t('annotations.save'),
        cancel: t('annotations.cancel'),
        working: t('annotations.saving'),
      }}
      pending={saving.isPending}
      onSubmit={submit(() => saving.mutate())}
      onClose={onClose}
    >
      <TextField
        label={t('annotations.text')}
        lines={3}
        value={draft.text}
        onChange={(text) => setDraft({ ...draft, text })}
        maxLength={maxAnnotationText}
        fault={fault('text')}
        required
      />
      {base ? null : (
        <Select
          inForm
          label={t('annotations.concerns')}
          value={about?.key ?? ''}
          onChange={setKey}
          groups={(['location', 'point', 'series'] as const)
            .map((kind) => ({
              label: t(`annotations.kind.${kind}`),
              choices: concerned
                .filter((one) => one.kind === kind)
                .map((one) => ({ value: one.key, label: one.name })),
            }))
            .filter(({ choices }) => choices.length > 0)}
        />
      )}
      <div className={styles.times}>
        {field('from', t('annotations.fromHint', { zone: zone.replaceAll('_', ' ') }))}
        {field('to', t('annotations.toHint'))}
      </div>
      {theirs && current ? (
        <ChangedMeanwhile
          by={current.changed.by}
          at={current.changed.at}
          fields={theirChanges(draft, first, theirs).map(({ field: name, isDisputed }) => ({
            ...{ name, label: t(`annotations.${name}`), theirs: shown(theirs[name]) },
            mine: isDisputed
              ? {
                  value: shown(draft[name]),
                  isKept: !preferred.has(name),
                  onChange: (isKept) => {
                    const next = new Set(preferred)
                    if (isKept) next.delete(name)
                    else next.add(name)
                    setPreferred(next)
                  },
                }
              : undefined,
          }))}
        />
      ) : null}
      <StepFailure
        title={t('annotations.notSaved')}
        error={isOvertaken && isOvertakenBy(saving.error) ? null : saving.error}
      />
    </FormDialog>
  )

  function shown(value: string): string {
    return value === '' ? t('annotations.nothing') : value.replace(/^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)$/, '$1 $2')
  }
}

const isSame = (one: AnnotationDraft, other: AnnotationDraft) =>
  one.text === other.text && one.from === other.from && one.to === other.to

const isOvertakenBy = (error: unknown) =>
  isCallError(error) && error.reasons[0]?.code === 'ANNOTATION_CHANGED_MEANWHILE'
