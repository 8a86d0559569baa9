import { useState, type ComponentType } from 'react'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'

/**
 * A dialog whose code comes with its first opening; whoever comes near its button has it requested already. `load` is
 * requested anew where it failed.
 */
export function useDialogOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  const { t } = useTexts()
  const { notify } = useFeature()
  const [dialog, setDialog] = useState<{ Dialog: ComponentType<Props> }>()
  const [isOpen, setOpen] = useState(false)

  const prepare = () => void load().catch(() => undefined)
  async function open() {
    setOpen(true)
    try {
      const Dialog = await load()
      setDialog({ Dialog })
    } catch {
      setOpen(false)
      notify({ kind: 'error', text: t('widgets.dialogFailed') })
    }
  }

  return {
    /** Undefined: closed, or still on its way. */
    Dialog: isOpen ? dialog?.Dialog : undefined,
    open: () => void open(),
    close: () => setOpen(false),
    /** For the button that opens it. */
    nearby: { onPointerEnter: prepare, onFocus: prepare },
  }
}
