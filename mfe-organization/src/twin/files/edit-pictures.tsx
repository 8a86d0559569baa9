import { useState } from 'react'
import { getStructureThumbnail, type TwinObject } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { Button, FormDialog, TextField } from '@energycockpit/ui'
import { useUnsavedInput } from '../../form/use-unsaved-input'
import { structureReasonKey } from '../../structure-query'
import { useObjectChange } from '../use-object-change'
import { editedImages } from './edited-files'
import { StoredImage } from './stored-image'
import styles from './files.module.css'

/** Captions, order and removal of an object's pictures. */
export function EditPictures({ object, onClose }: { object: TwinObject; onClose: () => void }) {
  const { t } = useTexts()
  // As they were when the dialog was opened.
  const [shown] = useState(object.fields.images)
  const [first] = useState(() => shown.map(({ file, caption }) => ({ file, caption: caption ?? '' })))
  const [images, setImages] = useState(first)
  const saving = useObjectChange({
    fields: (before) => ({ ...before, images: editedImages(before.images, shown, images) }),
    onTopOfOthers: true,
    done: ({ fields }) => t('pictures.saved', { name: fields.name }),
    onDone: onClose,
  })
  useUnsavedInput(images !== first, saving)
  return (
    <FormDialog
      title={t('pictures.edit')}
      className={styles.stack}
      labels={{ step: t('form.save'), cancel: t('form.cancel'), working: t('form.saving') }}
      pending={saving.isPending}
      onSubmit={() => saving.mutate({ object, input: undefined })}
      onClose={onClose}
    >
      <p className={styles.muted}>{t('pictures.captionHow')}</p>
      <ul className={styles.edited}>
        {images.map(({ file, caption }, at) => (
          <li key={file}>
            <StoredImage call={getStructureThumbnail} file={file} alt="" className={styles.thumbnail} />
            <div className={styles.stack}>
              <TextField
                label={t('pictures.captionOf', { number: at + 1 })}
                value={caption}
                maxLength={200}
                autoComplete="off"
                onChange={(text) =>
                  setImages(images.map((one) => (one.file === file ? { ...one, caption: text } : one)))
                }
              />
              <span className={styles.steps}>
                {at > 0 && (
                  <Button
                    onClick={() => setImages([images[at]!, ...images.filter((one) => one.file !== file)])}
                    aria-label={t('pictures.firstOf', { number: at + 1 })}
                  >
                    {t('pictures.first')}
                  </Button>
                )}
                <Button
                  onClick={() => setImages(images.filter((one) => one.file !== file))}
                  aria-label={t('pictures.removeOf', { number: at + 1 })}
                >
                  {t('files.remove')}
                </Button>
              </span>
            </div>
          </li>
        ))}
      </ul>
      {images.length === 0 && <p>{t('pictures.allRemoved')}</p>}
      <StepFailure title={t('form.notSaved')} error={saving.error} reasonKey={structureReasonKey} />
    </FormDialog>
  )
}
