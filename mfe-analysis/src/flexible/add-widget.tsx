import { useState } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button, Icon } from '@energycockpit/ui'
import { AnalysesDialog } from '../frame/analyses-dialog'
import { allWidgets } from '../widgets/all-widgets'
import { maxPlaced, placedNow, type Placed } from './placement'

interface AddWidgetProps {
  placed: readonly Placed[]
  onAdd: (added: Placed) => void
}

/** The widgets that can be put on the page. */
export function AddWidget({ placed, onAdd }: AddWidgetProps) {
  const { t } = useTexts()
  const { locale } = useFeature()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button
        look="primary"
        aria-haspopup="dialog"
        disabled={placed.length >= maxPlaced}
        onClick={() => setOpen(true)}
      >
        <Icon glyph="plus" />
        {t('flexible.add')}
      </Button>
      {isOpen && (
        <AnalysesDialog title={t('flexible.add')} onClose={close}>
          {allWidgets.map(({ slug, menu }) => (
            <li key={slug}>
              <button
                type="button"
                onClick={() => {
                  close()
                  onAdd(placedNow(slug))
                }}
              >
                <strong>{menu[locale].title}</strong>
                <span>{menu[locale].question}</span>
              </button>
            </li>
          ))}
        </AnalysesDialog>
      )}
    </>
  )
}
