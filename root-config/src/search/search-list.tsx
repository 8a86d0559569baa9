import { maxCounted } from '@energycockpit/contract'
import { useTranslate } from '@energycockpit/i18n'
import { MenuGlyph } from '@energycockpit/ui'
import { useEffect, useRef, type MouseEvent } from 'react'
import type { Choice, ChoiceGroup } from './choice'
import styles from './search-dialog.module.css'

interface SearchListProps {
  /** Of the combo box; the options are called by it and their place. */
  id: string
  groups: readonly ChoiceGroup[]
  /** Place of the option that the keys are at. */
  active: number
  onPoint: (key: string) => void
  onTake: (choice: Choice, how: { newTab: boolean }) => void
}

export function SearchList({ id, groups, active, onPoint, onTake }: SearchListProps) {
  const { t } = useTranslate()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active, groups])
  const placeOf = (group: number, choice: number) =>
    groups.slice(0, group).reduce((sum, { choices }) => sum + choices.length, choice)
  return (
    <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('results')} className={styles.list}>
      {groups.map((group, groupPlace) => (
        <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
          <p id={`${id}-${group.id}`} role="presentation" className={styles.group}>
            {t(`groups.${group.id}`)}
            {group.count !== undefined && group.count > group.choices.length && (
              <span>{` (${counted(group.choices.length, group.count)})`}</span>
            )}
          </p>
          {group.choices.map((choice, choicePlace) => {
            const place = placeOf(groupPlace, choicePlace)
            return (
              <Option
                key={choice.key}
                id={`${id}-${place}`}
                {...{ choice, onPoint, onTake }}
                isActive={place === active}
              />
            )
          })}
        </div>
      ))}
    </div>
  )

  function counted(shown: number, count: number): string {
    return t(count >= maxCounted ? 'shownOfMany' : 'shownOf', { shown, total: count })
  }
}

interface OptionProps extends Pick<SearchListProps, 'onPoint' | 'onTake'> {
  id: string
  choice: Choice
  isActive: boolean
}

/** The focus stays in the field, so that typing goes on. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

function Option({ id, choice, isActive, onPoint, onTake }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      onMouseDown={keepFocus}
      onPointerMove={() => isActive || onPoint(choice.key)}
      onClick={({ ctrlKey, metaKey }) => onTake(choice, { newTab: ctrlKey || metaKey })}
      onAuxClick={({ button }) => button === 1 && onTake(choice, { newTab: true })}
    >
      <MenuGlyph name={choice.glyph} />
      <span className={styles.words}>
        <span className={styles.label}>{choice.label}</span>
        {choice.detail && <span className={styles.detail}>{choice.detail}</span>}
      </span>
    </div>
  )
}
