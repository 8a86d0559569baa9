import { useTexts } from '@energycockpit/i18n'
import { PageHead } from '@energycockpit/ui'
import styles from './account-page.module.css'
import { SectionLinks } from './sections/section-links'
import type { Section } from './sections/sections'

/** Everything that belongs to the user alone, a section at a time. */
export function AccountPage({ section }: { section: Section }) {
  const { t } = useTexts()
  const { name, Content } = section
  return (
    <div className={styles.page}>
      <PageHead title={t(`sections.${name}.title`)} lead={t(`sections.${name}.lead`)} />
      <SectionLinks current={section} />
      <Content />
    </div>
  )
}
