import { useEffect, useEffectEvent, useState } from 'react'
import { SearchField } from './search-field'

interface PausingSearchFieldProps {
  label: string
  clearLabel: string
  /** What is searched for. */
  text: string
  /** Without spaces at its ends. */
  onText: (text: string) => void
}

/** Searches when the user pauses; it follows the text when that is changed otherwise. */
export function PausingSearchField({ label, clearLabel, text, onText }: PausingSearchFieldProps) {
  const [typed, setTyped] = useState({ text, of: text })
  if (typed.of !== text) setTyped({ text: typed.text.trim() === text ? typed.text : text, of: text })
  const sought = typed.text.trim()
  const found = useEffectEvent(onText)
  useEffect(() => {
    if (sought === text) return
    const timer = setTimeout(() => found(sought), 250)
    return () => clearTimeout(timer)
  }, [sought, text])
  return (
    <SearchField
      label={label}
      clearLabel={clearLabel}
      value={typed.text}
      onChange={(next) => setTyped({ text: next, of: text })}
    />
  )
}
