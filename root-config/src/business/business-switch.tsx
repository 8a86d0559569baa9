import { Button, classNames, Icon } from '@energycockpit/ui'
import { useId, useRef, useState } from 'react'
import { showNotice } from '../portal/notices'
import { filled } from '../shell/filled'
import { usePortal, usePortalState } from '../shell/portal-context'
import { BusinessList } from './business-list'
import styles from './business-switch.module.css'
import { businessTexts } from './business-texts'
import { useBusinesses } from './use-businesses'

/** Whose data a user looks at who sees several businesses: all of them, or one. The browser's own popover. */
export function BusinessSwitch() {
  const portal = usePortal()
  const texts = businessTexts[usePortalState((state) => state.locale)]
  const { list, failed, chosen, fetch, choose } = useBusinesses(portal)
  const [open, setOpen] = useState(false)
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  if (list ? list.length < 2 : !failed) return null

  const nameOf = (business: number | null) => list?.find((one) => one.id === business)?.name ?? texts.all
  const tell = (kind: 'success' | 'error', text: string) => showNotice(portal.state, { kind, text })

  async function onChoose(business: number | null): Promise<void> {
    panel.current?.hidePopover()
    if (business === chosen) return
    const outcome = await choose(business)
    if (outcome === 'switched') tell('success', filled(texts.switched, { name: nameOf(business) }))
    if (outcome === 'not-seen') tell('error', texts.notSeen)
    if (outcome === 'failed') tell('error', texts.notSwitched)
  }

  const shown = list ? nameOf(chosen) : texts.label
  return (
    <>
      <Button
        look="quiet"
        popoverTarget={id}
        className={classNames(styles.button, chosen !== null && styles.narrowed)}
        aria-label={`${texts.label}: ${shown}`}
        title={shown}
      >
        <Icon glyph="business" />
        <span className={styles.name}>{shown}</span>
        <Icon glyph="chevronDown" className={styles.arrow} />
      </Button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={styles.panel}
        role="dialog"
        aria-label={texts.label}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {failed && (
          <>
            <p role="alert">{texts.failed}</p>
            <Button onClick={fetch}>
              <Icon glyph="retry" />
              {texts.retry}
            </Button>
          </>
        )}
        {open && list && !failed && (
          <BusinessList
            texts={texts}
            businesses={list}
            chosen={chosen}
            onChoose={(business) => void onChoose(business)}
          />
        )}
      </div>
    </>
  )
}
