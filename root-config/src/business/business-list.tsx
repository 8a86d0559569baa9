import { Icon } from '@energycockpit/ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import styles from './business-list.module.css'
import { filled } from '../shell/filled'
import type { BusinessTexts } from './business-texts'
import { matchingBusinesses, type Business } from './matching-businesses'

interface BusinessListProps {
  texts: BusinessTexts
  businesses: readonly Business[]
  chosen: number | null
  onChoose: (id: number | null) => void
}

/** Fewer than these are looked through sooner than searched. */
const SEARCHED_FROM = 8
/** Nobody reads through more. */
const SHOWN_AT_MOST = 100

interface Option {
  id: number | null
  name: string
}

/**
 * All businesses or one of them: a list box that the keyboard walks through, with a search where there are many. The
 * focus stays on the search, or on the list where there is none.
 */
export function BusinessList({ texts, businesses, chosen, onChoose }: BusinessListProps) {
  const id = useId()
  const [search, setSearch] = useState('')
  const isSearched = businesses.length >= SEARCHED_FROM
  const found = matchingBusinesses(businesses, search)
  const shown = found.slice(0, SHOWN_AT_MOST)
  const all = { id: null, name: texts.all }
  const options: readonly Option[] = search.trim() === '' ? [all, ...shown] : shown
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex((option) => option.id === chosen),
    ),
  )
  const focused = useRef<HTMLElement>(null)
  const activeOption = useRef<HTMLLIElement>(null)

  useEffect(() => {
    focused.current?.focus()
  }, [])
  useEffect(() => {
    activeOption.current?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function onKeyDown(event: KeyboardEvent): void {
    const last = options.length - 1
    const targets: Record<string, number> = {
      ArrowDown: Math.min(active + 1, last),
      ArrowUp: Math.max(active - 1, 0),
      // In a search they move within what is written.
      ...(!isSearched && { Home: 0, End: last }),
    }
    const target = targets[event.key]
    const option = options[active]
    if (target !== undefined) setActive(target)
    else if (event.key === 'Enter' && option) onChoose(option.id)
    else return
    event.preventDefault()
  }

  const list = `${id}-list`
  const walked = {
    'aria-activedescendant': options.length > 0 ? `${id}-${active}` : undefined,
    onKeyDown,
  }
  return (
    <>
      {isSearched && (
        <input
          {...walked}
          ref={(input) => void (focused.current = input)}
          type="text"
          role="combobox"
          aria-expanded
          aria-controls={list}
          aria-autocomplete="list"
          aria-label={texts.search}
          placeholder={texts.search}
          autoComplete="off"
          spellCheck={false}
          className={styles.search}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setActive(0)
          }}
        />
      )}
      <ul
        {...(!isSearched && {
          ...walked,
          tabIndex: 0,
          ref: (box: HTMLElement | null) => void (focused.current = box),
        })}
        id={list}
        role="listbox"
        aria-label={texts.label}
        className={styles.list}
      >
        {options.map((option, index) => (
          <li
            key={option.id}
            ref={index === active ? activeOption : undefined}
            id={`${id}-${index}`}
            role="option"
            aria-selected={option.id === chosen}
            className={styles.option}
            data-active={index === active || undefined}
            onClick={() => onChoose(option.id)}
            onPointerMove={() => setActive(index)}
          >
            <span className={styles.name}>{option.name}</span>
            {option.id === chosen && <Icon glyph="check" />}
          </li>
        ))}
      </ul>
      <p className={styles.note} role="status">
        {options.length === 0 && texts.none}
        {found.length > shown.length && filled(texts.more, { count: found.length - shown.length })}
      </p>
    </>
  )
}
