import type { ExportPreview } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import styles from './export-measurements.module.css'

/** The first rows as the file has them; wide ones are scrolled in their frame. */
export function PreviewTable({ preview }: { preview: ExportPreview }) {
  const { t, locale } = useTexts()
  const { headings, rows } = preview
  const written = (cell: string | number | null) =>
    typeof cell === 'number' && locale === 'de' ? String(cell).replace('.', ',') : cell
  return (
    <div className={styles.frame} role="region" aria-label={t('export.firstRows')} tabIndex={0}>
      <table className={styles.rows}>
        <thead>
          <tr>
            {headings.map((heading, place) => (
              <th key={place} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column} className={typeof cell === 'number' ? styles.number : undefined}>
                    {written(cell)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
