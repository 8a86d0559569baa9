import { maxLogoBytes, type ImageSlot, type LogoFault } from '@energycockpit/appearance'
import { useTexts, writtenSize } from '@energycockpit/i18n'
import { Button } from '@energycockpit/ui'
import { useId, useState } from 'react'
import styles from './appearance.module.css'
import type { DraftImage } from './draft'
import { readImage } from './read-image'

interface ImageFieldProps {
  slot: ImageSlot
  image: DraftImage | null
  /** What is shown where there is none. */
  inherited: string
  onChange: (image: DraftImage | null) => void
}

/** One image of the business: chosen from the device, shown, and removed so that the inherited one is shown again. */
export function ImageField({ slot, image, inherited, onChange }: ImageFieldProps) {
  const { t, formats } = useTexts()
  const id = useId()
  const [fault, setFault] = useState<LogoFault | 'unreadable'>()
  const max = writtenSize(maxLogoBytes, formats)

  async function take(file: File | undefined) {
    if (!file) return
    const read = await readImage(file, slot).catch(() => ({ fault: 'unreadable' as const }))
    setFault('fault' in read ? read.fault : undefined)
    if (!('fault' in read)) onChange(read)
  }

  return (
    <div className={styles.image} role="group" aria-labelledby={`${id}-name`}>
      <p id={`${id}-name`} className={styles.imageName}>
        {t(`appearance.images.${slot}`)}
      </p>
      {image ? (
        <div className={styles.shown}>
          <span className={styles.ground} data-theme={slot === 'logoDark' ? 'dark' : 'light'}>
            <img
              src={image.src}
              alt={t('appearance.imageShown', { image: t(`appearance.images.${slot}`) })}
            />
          </span>
          <span className={styles.note}>
            {t('appearance.imageFacts', {
              width: formats.count(Math.round(image.width)),
              height: formats.count(Math.round(image.height)),
              size: writtenSize(image.bytes, formats),
            })}
          </span>
        </div>
      ) : (
        <p className={styles.note}>{inherited}</p>
      )}
      <input
        id={id}
        type="file"
        className={styles.file}
        accept="image/svg+xml,image/png,image/webp"
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${id}-rules`}
        onChange={({ target }) => {
          void take(target.files?.[0])
          // The same file, corrected meanwhile, may be chosen again.
          target.value = ''
        }}
      />
      <label htmlFor={id} className={styles.choose}>
        {t(`appearance.chooseImage.${slot}`)}
      </label>
      <p id={`${id}-rules`} className={styles.note}>
        {t(`appearance.imageRules.${slot === 'favicon' ? 'favicon' : 'logo'}`, { max })}
      </p>
      <div role="alert" className={styles.fault}>
        {fault && t(`appearance.imageFaults.${fault}`, { max })}
      </div>
      {image && (
        <Button
          onClick={() => {
            setFault(undefined)
            onChange(null)
            // The button is about to go.
            document.getElementById(id)?.focus()
          }}
        >
          {t('appearance.removeImage', { image: t(`appearance.images.${slot}`) })}
        </Button>
      )}
    </div>
  )
}
