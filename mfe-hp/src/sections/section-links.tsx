import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import styles from './section-links.module.css'
import { sections, type Section } from './sections'

/** Leads to each section; the one that is shown is marked. */
export function SectionLinks({ current }: { current: Section }) {
  const { t } = useTexts()
  const { basePath } = useFeature()
  return (
    <nav aria-label={t('sections.label')}>
      <ul className={styles.links}>
        {sections.map((section) => (
          <li key={section.name}>
            <a
              className={styles.link}
              href={[basePath, 'hp', 'account', section.path].filter((part) => part !== '').join('/')}
              aria-current={section === current ? 'page' : undefined}
            >
              {t(`sections.${section.name}.link`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
