import { useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Icon } from '@energycockpit/ui'
import { writeChoice, type Choice } from '../choice/choice'
import { allWidgets } from '../widgets/all-widgets'
import { AnalysesDialog } from './analyses-dialog'

interface AnalysesMenuProps {
  choice: Choice
  /** The page that is open; undefined: the overview. */
  slug: string | undefined
}

/** All analyses, each with the question that it answers; what is chosen stays. */
export function AnalysesMenu({ choice, slug }: AnalysesMenuProps) {
  const { t } = useTexts()
  const { basePath, locale } = useFeature()
  const [isOpen, setOpen] = useState(false)
  const query = writeChoice({ ...choice, options: {} })
  const overview = { slug: undefined, title: t('widgets.overview'), question: t('widgets.overviewQuestion') }
  const flexible = { slug: 'flexible-analysis', title: t('flexible.title'), question: t('flexible.question') }
  const widgets = allWidgets.map((widget) => ({ slug: widget.slug, ...widget.menu[locale] }))
  const entries = [overview, ...widgets, flexible]
  const close = () => setOpen(false)

  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon glyph="view" />
        {t('widgets.menu')}
      </Button>
      {isOpen && (
        <AnalysesDialog title={t('widgets.menu')} onClose={close}>
          {entries.map((entry) => (
            <li key={entry.slug ?? ''}>
              <a
                href={`${basePath}/analysis${entry.slug === undefined ? '' : `/${entry.slug}`}${query}`}
                aria-current={entry.slug === slug ? 'page' : undefined}
                onClick={close}
              >
                <strong>{entry.title}</strong>
                <span>{entry.question}</span>
              </a>
            </li>
          ))}
        </AnalysesDialog>
      )}
    </>
  )
}
