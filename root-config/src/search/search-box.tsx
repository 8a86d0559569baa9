import { maxSearchLength } from '@energycockpit/contract'
import { useTranslate } from '@energycockpit/i18n'
import { Icon, IconButton } from '@energycockpit/ui'
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react'
import { usePortal, usePortalState } from '../shell/portal-context'
import { browserAddress } from '../routing/portal-address'
import { isInApp } from '../app/app-wrapper'
import type { Choice } from './choice'
import { rememberRecent } from './recent-choices'
import styles from './search-dialog.module.css'
import { searchKey } from './search-key'
import { SearchList } from './search-list'
import { SearchStatus } from './search-status'
import { targetOf } from './target-of'
import { useChoices } from './use-choices'

/** A combo box whose list is always open: the focus stays in the field, the keys walk through the list. */
export function SearchBox({ onClose }: { onClose: () => void }) {
  const { t } = useTranslate()
  const { navigate } = usePortal()
  const user = usePortalState((state) => state.user)
  const id = useId()
  const [written, setWritten] = useState('')
  /** That the user has walked to; else the first one is it, whatever comes in above or below. */
  const [walkedTo, setWalkedTo] = useState<string>()
  /** Enter came before what was found for the text: then the first of that is meant. */
  const [awaited, setAwaited] = useState<{ newTab: boolean }>()
  const { groups, server, note } = useChoices(written, t)
  const choices = groups.flatMap((group) => group.choices)
  const walked = choices.findIndex(({ key }) => key === walkedTo)
  const active = Math.max(0, walked)

  function take(choice: Choice, { newTab = false } = {}): void {
    if (user) rememberRecent(user.uuid, choice)
    note(choice)
    const { url, run } = choice
    if (newTab && url !== undefined)
      return void window.open(browserAddress(url, isInApp()), '_blank', 'noopener')
    onClose()
    if (run) run()
    else if (url !== undefined) navigate(url)
  }

  const takeAwaited = useEffectEvent(() => {
    const first = choices[0]
    if (first) take(first, awaited)
  })
  useEffect(() => {
    if (awaited && server.isCurrent) takeAwaited()
  }, [awaited, server.isCurrent])

  function onEnter(newTab: boolean): void {
    const choice = choices[active]
    const isOfServer = groups.some(
      ({ id: group, choices: of }) => isFound(group) && of.some((one) => one === choice),
    )
    const mayChange = walked < 0 && !server.isCurrent && (isOfServer || !choice)
    if (mayChange) setAwaited({ newTab })
    else if (choice) take(choice, { newTab })
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const target = targetOf(event, active, choices.length)
    if (target !== undefined) setWalkedTo(choices[target]?.key)
    else if (event.key === 'Enter') onEnter(event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }

  return (
    <div className={styles.box}>
      <div className={styles.head}>
        <Icon glyph="search" />
        <input
          type="text"
          role="combobox"
          aria-expanded={choices.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={choices.length > 0 ? `${id}-${active}` : undefined}
          aria-autocomplete="list"
          aria-label={t('field')}
          placeholder={t('placeholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={maxSearchLength}
          className={styles.field}
          value={written}
          onKeyDown={onKeyDown}
          onChange={({ target }) => {
            setWritten(target.value)
            setWalkedTo(undefined)
            setAwaited(undefined)
          }}
        />
        <IconButton glyph="close" label={t('close')} onClick={onClose} />
      </div>
      <SearchList
        {...{ id, groups, active }}
        onPoint={setWalkedTo}
        onTake={(choice, how) => take(choice, how)}
      />
      <SearchStatus {...{ written, server }} count={choices.length} />
      <p className={styles.keys} aria-hidden="true">
        <kbd>↑</kbd> <kbd>↓</kbd> {t('keys.walk')} <kbd>↵</kbd> {t('keys.open')} <kbd>{searchKey.newTab}</kbd>{' '}
        {t('keys.newTab')} <kbd>{t('keys.escape')}</kbd> {t('keys.close')}
      </p>
    </div>
  )
}

const isFound = (group: string) => !['recent', 'pages', 'commands'].includes(group)
