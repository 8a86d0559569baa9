import { useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { getStructureFile, maxObjectDocuments, type TwinObject } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts, writtenSize } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Icon, Panel, saveFile, StepButton } from '@energycockpit/ui'
import { deviceZone } from '@energycockpit/time'
import { structureReasonKey } from '../../structure-query'
import { isArchived } from '../objects/objects'
import { useObjectChange } from '../use-object-change'
import { useTwin } from '../twin-context'
import { EditDocuments } from './edit-documents'
import { FileDrop } from './file-drop'
import { UploadList } from './upload-list'
import { useUploads } from './use-uploads'
import styles from './files.module.css'

/** The documents of an object, to be downloaded. */
export function DocumentsPanel({ object }: { object: TwinObject }) {
  const { t, formats } = useTexts()
  const { api } = useFeature()
  const { twin } = useTwin()
  const [isEditing, setEditing] = useState(false)
  const { documents } = object.fields
  const canEdit = twin.canEdit && !isArchived(object)
  const download = useMutation({
    mutationFn: async ({ file, name }: (typeof documents)[number]) => {
      const answer = await api.file(getStructureFile, { params: { fileId: file } })
      saveFile(answer.name ?? name, answer.content)
    },
  })
  const adding = useObjectChange<readonly { file: string; name: string }[]>({
    fields: (before, added) => {
      const isNew = ({ file }: { file: string }) => before.documents.every((one) => one.file !== file)
      return { ...before, documents: [...before.documents, ...added.filter(isNew)] }
    },
    onTopOfOthers: true,
    done: (_, added) => t('documents.added', { count: added.length }),
  })
  const uploads = useUploads({
    purpose: 'DOCUMENT',
    free: maxObjectDocuments - documents.length,
    onUploaded: (files) =>
      adding.mutateAsync({
        object,
        input: files.map(({ id, name }) => ({ file: id, name: name.slice(0, 200) })),
      }),
  })
  // Where the answer was lost, they may have been added all the same, and stand here.
  const isHere = (added: { file: string }) => documents.some(({ file }) => file === added.file)
  const areHere = adding.variables?.input.every(isHere) === true
  if (documents.length === 0 && !canEdit) return null
  return (
    <Panel
      title={t('documents.title')}
      actions={
        canEdit &&
        documents.length > 0 && (
          <Button onClick={() => setEditing(true)} aria-haspopup="dialog">
            {t('documents.edit')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        {documents.length === 0 ? (
          <p className={styles.muted}>
            {t('documents.none')} {t('documents.noneDetail')}
          </p>
        ) : (
          <ul className={styles.documents}>
            {documents.map((document) => {
              const file = twin.files.find(({ id }) => id === document.file)
              return (
                <li key={document.file}>
                  <StepButton
                    look="quiet"
                    pending={download.isPending && download.variables.file === document.file}
                    working={t('documents.downloading')}
                    onClick={() => download.mutate(document)}
                    aria-label={t('documents.download', { name: document.name })}
                  >
                    <Icon glyph="download" />
                    {document.name}
                  </StepButton>
                  {file && (
                    <span className={styles.muted}>
                      {writtenSize(file.bytes, formats)} · {formats.date(file.uploaded.at, deviceZone())}
                      {file.uploaded.by !== null && ` · ${file.uploaded.by}`}
                    </span>
                  )}
                </li>
              )
            })}
          </ul>
        )}
        <StepFailure
          title={t('documents.notDownloaded')}
          error={download.error}
          reasonKey={structureReasonKey}
        />
        {canEdit && (
          <>
            {documents.length < maxObjectDocuments ? (
              <FileDrop purpose="DOCUMENT" onFiles={uploads.add} disabled={uploads.isBusy} />
            ) : (
              <p className={styles.muted}>{t('documents.full', { count: maxObjectDocuments })}</p>
            )}
            <UploadList uploads={uploads} />
            <StepFailure
              title={t('documents.notAdded')}
              error={areHere ? null : adding.error}
              reasonKey={structureReasonKey}
            />
          </>
        )}
      </div>
      {isEditing && <EditDocuments object={object} onClose={() => setEditing(false)} />}
    </Panel>
  )
}
