import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTexts } from '@energycockpit/i18n'
import type { ChartFormat, DataFormat } from './chart-format'
import styles from './download-menu.module.css'

interface MenuOfFormatsProps {
  formats: readonly (ChartFormat | DataFormat)[]
  onChoose: (format: ChartFormat | DataFormat) => void
  onClose: () => void
}

/** The open menu, by the keys of the WAI-ARIA pattern: arrows, Home, End, Escape, first letter. */
export function MenuOfFormats({ formats, onChoose, onClose }: MenuOfFormatsProps) {
  const { t } = useTexts()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => itemsOf(list.current)[0]?.focus(), [])

  function onKeyDown(event: KeyboardEvent) {
    const items = itemsOf(list.current)
    const place = items.indexOf(document.activeElement as HTMLElement)
    const next = nextPlace(event.key, place, items)
    if (event.key === 'Escape') onClose()
    else if (next !== undefined) items[next]?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={list}
      role="menu"
      aria-label={t('chart.download.button')}
      className={styles.menu}
      onKeyDown={onKeyDown}
    >
      {formats.map((format) => (
        <button
          key={format}
          type="button"
          role="menuitem"
          tabIndex={-1}
          className={styles.item}
          onClick={() => onChoose(format)}
        >
          <span className={styles.format}>{t(`chart.download.${format}`)}</span>
          <span className={styles.about}>{t(`chart.download.about.${format}`)}</span>
        </button>
      ))}
    </div>
  )
}

const itemsOf = (list: HTMLElement | null) =>
  list ? [...list.querySelectorAll<HTMLElement>('[role=menuitem]')] : []

function nextPlace(key: string, place: number, items: readonly HTMLElement[]): number | undefined {
  const count = items.length
  if (key === 'ArrowDown') return (place + 1) % count
  if (key === 'ArrowUp') return (place - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key.length !== 1 || key === ' ') return undefined
  const from = items.map((_, index) => (place + 1 + index) % count)
  return from.find((index) => items[index]!.textContent?.toLowerCase().startsWith(key.toLowerCase()))
}
