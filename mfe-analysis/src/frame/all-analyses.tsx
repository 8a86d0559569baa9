import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { writeChoice, type Choice } from '../choice/choice'
import { allWidgets } from '../widgets/all-widgets'
import { AnalysesDialog } from './analyses-dialog'

interface AllAnalysesProps {
  choice: Choice
  /** The page that is open; undefined: the overview. */
  slug: string | undefined
  onClose: () => void
}

/** All analyses, each with the question that it answers; what is chosen stays. */
export function AllAnalyses({ choice, slug, onClose }: AllAnalysesProps) {
  const { t } = useTexts()
  const { basePath, locale } = useFeature()
  const query = writeChoice({ ...choice, options: {} })
  const overview = { slug: undefined, title: t('widgets.overview'), question: t('widgets.overviewQuestion') }
  const flexible = { slug: 'flexible-analysis', title: t('flexible.title'), question: t('flexible.question') }
  const widgets = allWidgets.map((widget) => ({ slug: widget.slug, ...widget.menu[locale] }))
  return (
    <AnalysesDialog title={t('widgets.menu')} onClose={onClose}>
      {[overview, ...widgets, flexible].map((entry) => (
        <li key={entry.slug ?? ''}>
          <a
            href={`${basePath}/analysis${entry.slug === undefined ? '' : `/${entry.slug}`}${query}`}
            aria-current={entry.slug === slug ? 'page' : undefined}
            onClick={onClose}
          >
            <strong>{entry.title}</strong>
            <span>{entry.question}</span>
          </a>
        </li>
      ))}
    </AnalysesDialog>
  )
}
