import type { ReactNode } from 'react'
import { useTexts } from '@energycockpit/i18n'
import type { FieldSectionName } from './field-inputs'
import styles from './form.module.css'

interface FieldSectionProps {
  /** Absent: what the form begins with, which needs no heading. */
  section: FieldSectionName | 'attributes' | undefined
  children: ReactNode
}

/** Fields of a form that belong together. */
export function FieldSection({ section, children }: FieldSectionProps) {
  const { t } = useTexts()
  if (section === undefined) return <div className={styles.fields}>{children}</div>
  return (
    <fieldset className={styles.section}>
      <legend className={styles.sectionTitle}>{t(`form.sections.${section}`)}</legend>
      <div className={styles.fields}>{children}</div>
    </fieldset>
  )
}
