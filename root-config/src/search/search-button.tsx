import { useTranslate } from '@energycockpit/i18n'
import { Button, Icon } from '@energycockpit/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { showNotice } from '../portal/notices'
import { usePortal } from '../shell/portal-context'
import { loadSearch } from './load-search'
import styles from './search-button.module.css'
import { isSearchKey, searchKey } from './search-key'

type SearchDialog = Awaited<ReturnType<typeof loadSearch>>['SearchDialog']

/** Opens the search from anywhere, as the keys do. */
export function SearchButton() {
  const { t } = useTranslate()
  const { state } = usePortal()
  const [Dialog, setDialog] = useState<SearchDialog>()

  const open = () =>
    void loadSearch().then(
      (loaded) => setDialog(() => loaded.SearchDialog),
      () => showNotice(state, { kind: 'error', text: t('header.searchFailed') }),
    )
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isSearchKey(event)) return
    event.preventDefault()
    // It keeps what is open and unsaved in it, as it does for everything else behind it.
    if (document.querySelector('dialog[open]') === null) open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])

  const label = t('header.search')
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        aria-label={label}
        aria-keyshortcuts={searchKey.aria}
        title={`${label} (${searchKey.shown})`}
        onClick={open}
      >
        <Icon glyph="search" />
        <span className={styles.text}>{label}</span>
        {/* Written by the style sheet: what is heard are the key shortcuts above. */}
        <kbd className={styles.keys} data-keys={searchKey.shown} aria-hidden="true" />
      </Button>
      {Dialog && <Dialog onClose={() => setDialog(undefined)} />}
    </>
  )
}
