import { useEffect, useRef } from 'react'
import styles from './swatch.module.css'

/** One colour with the name of its token. The colour is set by script: the portal admits no style attributes. */
export function Swatch({ token }: { token: string }) {
  const square = useRef<HTMLSpanElement>(null)
  useEffect(() => square.current?.style.setProperty('background', `var(${token})`), [token])
  return (
    <li className={styles.swatch}>
      <span ref={square} className={styles.square} aria-hidden="true" />
      <code>{token}</code>
    </li>
  )
}
