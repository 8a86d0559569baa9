import { useState } from 'react'
import { getStructureThumbnail, maxObjectImages, type TwinObject } from '@energycockpit/contract'
import { StepFailure } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { Button, Panel } from '@energycockpit/ui'
import { structureReasonKey } from '../../structure-query'
import { isArchived } from '../objects/objects'
import { useObjectChange } from '../use-object-change'
import { useTwin } from '../twin-context'
import { EditPictures } from './edit-pictures'
import { FileDrop } from './file-drop'
import { PictureDialog } from './picture-dialog'
import { StoredImage } from './stored-image'
import { UploadList } from './upload-list'
import { useUploads } from './use-uploads'
import styles from './files.module.css'

/** The pictures of an object; each is enlarged in a dialog. */
export function PicturesPanel({ object }: { object: TwinObject }) {
  const { t } = useTexts()
  const { twin } = useTwin()
  const [enlarged, setEnlarged] = useState<number>()
  const [isEditing, setEditing] = useState(false)
  const { images, name } = object.fields
  const canEdit = twin.canEdit && !isArchived(object)
  const adding = useObjectChange<readonly string[]>({
    fields: (before, files) => {
      const isNew = (id: string) => before.images.every(({ file }) => file !== id)
      const added = [...new Set(files)].filter(isNew).map((file) => ({ file, caption: null }))
      return { ...before, images: [...before.images, ...added] }
    },
    onTopOfOthers: true,
    done: (_, files) => t('pictures.added', { count: files.length }),
  })
  const uploads = useUploads({
    purpose: 'IMAGE',
    free: maxObjectImages - images.length,
    onUploaded: (files) => adding.mutateAsync({ object, input: files.map(({ id }) => id) }),
  })
  // Where the answer was lost, they may have been added all the same, and stand here.
  const areHere = adding.variables?.input.every((id) => images.some(({ file }) => file === id)) === true
  const altOf = ({ caption }: (typeof images)[number], at: number) =>
    caption ?? t('pictures.alt', { name, number: at + 1 })
  if (images.length === 0 && !canEdit) return null
  return (
    <Panel
      title={t('pictures.title')}
      actions={
        canEdit &&
        images.length > 0 && (
          <Button onClick={() => setEditing(true)} aria-haspopup="dialog">
            {t('pictures.edit')}
          </Button>
        )
      }
    >
      <div className={styles.stack}>
        {images.length === 0 ? (
          <p className={styles.muted}>
            {t('pictures.none')} {t('pictures.noneDetail')}
          </p>
        ) : (
          <ul className={styles.pictures}>
            {images.map((image, at) => (
              <li key={image.file}>
                <button
                  type="button"
                  className={styles.picture}
                  onClick={() => setEnlarged(at)}
                  aria-haspopup="dialog"
                  aria-label={t('pictures.enlarge', { name: altOf(image, at) })}
                >
                  <StoredImage
                    call={getStructureThumbnail}
                    file={image.file}
                    alt=""
                    className={styles.thumbnail}
                  />
                  {image.caption}
                </button>
              </li>
            ))}
          </ul>
        )}
        {canEdit && (
          <>
            {images.length < maxObjectImages ? (
              <FileDrop purpose="IMAGE" onFiles={uploads.add} disabled={uploads.isBusy} />
            ) : (
              <p className={styles.muted}>{t('pictures.full', { count: maxObjectImages })}</p>
            )}
            <UploadList uploads={uploads} />
            <StepFailure
              title={t('pictures.notAdded')}
              error={areHere ? null : adding.error}
              reasonKey={structureReasonKey}
            />
          </>
        )}
      </div>
      {enlarged !== undefined && images[enlarged] && (
        <PictureDialog
          images={images.map((image, at) => ({ ...image, alt: altOf(image, at) }))}
          at={enlarged}
          name={name}
          onTurn={setEnlarged}
          onClose={() => setEnlarged(undefined)}
        />
      )}
      {isEditing && <EditPictures object={object} onClose={() => setEditing(false)} />}
    </Panel>
  )
}
