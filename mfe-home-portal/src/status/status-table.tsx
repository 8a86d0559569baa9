import { useTexts } from '@energycockpit/i18n'
import type { HealthPart } from './parts-of-health'
import styles from './status-table.module.css'

export function StatusTable({ parts }: { parts: HealthPart[] }) {
  const { t } = useTexts()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('status.part')}</th>
          <th scope="col">{t('status.state')}</th>
          <th scope="col">{t('status.detail')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ name, state, detail }) => (
          <tr key={name}>
            <th scope="row">{t(`status.${name}`)}</th>
            <td className={`${styles.state} ${styles[state]}`}>
              <span className={styles.sign} aria-hidden="true" />
              {t(`status.${state}`)}
            </td>
            <td>{detail ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
