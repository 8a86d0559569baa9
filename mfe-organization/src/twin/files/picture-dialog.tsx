import { useEffect } from 'react'
import { getStructureFile } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { Button, Dialog, IconButton } from '@energycockpit/ui'
import { StoredImage } from './stored-image'
import styles from './files.module.css'

interface PictureDialogProps {
  images: readonly { file: string; caption: string | null; alt: string }[]
  at: number
  /** Of the object. */
  name: string
  onTurn: (at: number) => void
  onClose: () => void
}

/** A picture as large as there is room; the arrow keys turn to the others. */
export function PictureDialog({ images, at, name, onTurn, onClose }: PictureDialogProps) {
  const { t } = useTexts()
  const { file, caption, alt } = images[at]!
  const count = images.length
  const turn = (by: number) => onTurn((at + by + count) % count)
  useEffect(() => {
    function press({ key }: KeyboardEvent) {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[key]
      if (by !== undefined && count > 1) turn(by)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  return (
    <Dialog
      title={name}
      form
      onClose={onClose}
      actions={
        <>
          {count > 1 && (
            <span className={styles.turn}>
              <IconButton glyph="chevronLeft" label={t('pictures.previous')} onClick={() => turn(-1)} />
              <span role="status">{t('pictures.place', { number: at + 1, count })}</span>
              <IconButton glyph="chevronRight" label={t('pictures.next')} onClick={() => turn(1)} />
            </span>
          )}
          <Button large onClick={onClose}>
            {t('form.close')}
          </Button>
        </>
      }
    >
      <StoredImage key={file} call={getStructureFile} file={file} alt={alt} className={styles.large} />
      {caption !== null && <p className={styles.caption}>{caption}</p>}
    </Dialog>
  )
}
