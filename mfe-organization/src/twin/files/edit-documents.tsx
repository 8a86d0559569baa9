import { useState } from 'react'
import type { TwinObject } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { Button, FormDialog, TextField } from '@energycockpit/ui'
import { useUnsavedInput } from '../../form/use-unsaved-input'
import { structureReasonKey } from '../../structure-query'
import { useObjectChange } from '../use-object-change'
import { editedDocuments } from './edited-files'
import styles from './files.module.css'

/** Names and removal of an object's documents. */
export function EditDocuments({ object, onClose }: { object: TwinObject; onClose: () => void }) {
  const { t } = useTexts()
  // As they were when the dialog was opened.
  const [shown] = useState(object.fields.documents)
  const [documents, setDocuments] = useState(shown)
  const saving = useObjectChange({
    fields: (before) => ({ ...before, documents: editedDocuments(before.documents, shown, documents) }),
    onTopOfOthers: true,
    done: ({ fields }) => t('documents.saved', { name: fields.name }),
    onDone: onClose,
  })
  useUnsavedInput(documents !== shown, saving)
  return (
    <FormDialog
      title={t('documents.edit')}
      className={styles.stack}
      labels={{ step: t('form.save'), cancel: t('form.cancel'), working: t('form.saving') }}
      pending={saving.isPending}
      onSubmit={() => saving.mutate({ object, input: undefined })}
      onClose={onClose}
    >
      <ul className={styles.edited}>
        {documents.map(({ file, name }, at) => (
          <li key={file} className={styles.withoutImage}>
            <TextField
              label={t('documents.nameOf', { number: at + 1 })}
              value={name}
              maxLength={200}
              autoComplete="off"
              onChange={(text) =>
                setDocuments(documents.map((one) => (one.file === file ? { ...one, name: text } : one)))
              }
            />
            <span>
              <Button
                onClick={() => setDocuments(documents.filter((one) => one.file !== file))}
                aria-label={t('files.removeOf', { name })}
              >
                {t('files.remove')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {documents.length === 0 && <p>{t('documents.allRemoved')}</p>}
      <StepFailure title={t('form.notSaved')} error={saving.error} reasonKey={structureReasonKey} />
    </FormDialog>
  )
}
