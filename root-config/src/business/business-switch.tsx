import { Button, classNames, Icon } from '@energycockpit/ui'
import { showNotice } from '../portal/notices'
import { filled } from '../shell/filled'
import { HeaderPanel } from '../shell/header-panel'
import { usePortal, usePortalState } from '../shell/portal-context'
import { BusinessList } from './business-list'
import styles from './business-switch.module.css'
import { businessTexts } from './business-texts'
import { useBusinesses } from './use-businesses'

/** Whose data a user looks at who sees several businesses: all of them, or one. */
export function BusinessSwitch() {
  const portal = usePortal()
  const texts = businessTexts[usePortalState((state) => state.locale)]
  const { list, failed, chosen, fetch, choose } = useBusinesses(portal)
  if (list ? list.length < 2 : !failed) return null

  const nameOf = (business: number | null) => list?.find((one) => one.id === business)?.name ?? texts.all
  const tell = (kind: 'success' | 'error', text: string) => showNotice(portal.state, { kind, text })

  async function onChoose(business: number | null): Promise<void> {
    if (business === chosen) return
    const outcome = await choose(business)
    if (outcome === 'switched') tell('success', filled(texts.switched, { name: nameOf(business) }))
    if (outcome === 'not-seen') tell('error', texts.notSeen)
    if (outcome === 'failed') tell('error', texts.notSwitched)
  }

  const shown = list ? nameOf(chosen) : texts.label
  return (
    <HeaderPanel
      label={texts.label}
      className={styles.panel}
      button={{
        className: classNames(styles.button, chosen !== null && styles.narrowed),
        'aria-label': `${texts.label}: ${shown}`,
        title: shown,
        children: (
          <>
            <Icon glyph="business" />
            <span className={styles.name}>{shown}</span>
            <Icon glyph="chevronDown" className={styles.arrow} />
          </>
        ),
      }}
    >
      {(close) =>
        list && !failed ? (
          <BusinessList
            {...{ texts, chosen }}
            businesses={list}
            onChoose={(business) => {
              close()
              void onChoose(business)
            }}
          />
        ) : (
          <>
            <p role="alert">{texts.failed}</p>
            <Button onClick={fetch}>
              <Icon glyph="retry" />
              {texts.retry}
            </Button>
          </>
        )
      }
    </HeaderPanel>
  )
}
