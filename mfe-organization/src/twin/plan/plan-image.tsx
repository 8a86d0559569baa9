import type { ReactNode, Ref } from 'react'
import { getStructureFile, type StructureFile } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { StoredImage } from '../files/stored-image'
import styles from './plan.module.css'

interface PlanImageProps {
  file: StructureFile
  /** Of what it is the plan. */
  name: string
  ref?: Ref<HTMLDivElement>
  /** What is placed on it. */
  children: ReactNode
}

/** A tall plan is seen as a whole, too. */
const tallest = '75vh'

/** A plan in its own shape, as large as there is room. */
export function PlanImage({ file, name, ref, children }: PlanImageProps) {
  const { t } = useTexts()
  const ratio = (file.width ?? 4) / (file.height ?? 3)
  return (
    <div className={styles.frame}>
      <div
        ref={ref}
        className={styles.plan}
        style={{ aspectRatio: `${ratio}`, maxInlineSize: `calc(${ratio} * ${tallest})` }}
      >
        <StoredImage
          call={getStructureFile}
          file={file.id}
          alt={t('plan.alt', { name })}
          className={styles.image}
        />
        {children}
      </div>
    </div>
  )
}
