import styles from '../indicators.module.css'

/** How values went, as a line without axes; what it shows is said beside it. Null: a gap. */
export function TrendLine({ values, label }: { values: readonly (number | null)[]; label: string }) {
  const known = values.filter((value) => value !== null)
  if (known.length < 2) return <span className={styles.note}>–</span>
  const [least, most] = [Math.min(...known), Math.max(...known)]
  const y = (value: number) => (most === least ? 12 : 22 - ((value - least) / (most - least)) * 20)
  const x = (place: number) => 1 + (place / (values.length - 1)) * 94
  const path = values
    .map((value, place) => {
      if (value === null) return ''
      const isFirst = place === 0 || values[place - 1] === null
      return `${isFirst ? 'M' : 'L'}${x(place).toFixed(1)} ${y(value).toFixed(1)}`
    })
    .join('')
  return (
    <svg viewBox="0 0 96 24" role="img" aria-label={label} className={styles.trend}>
      <path d={path} fill="none" stroke="currentcolor" strokeWidth="1.5" />
    </svg>
  )
}
