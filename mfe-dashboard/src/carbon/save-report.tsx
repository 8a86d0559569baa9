import { useQueryClient } from '@tanstack/react-query'
import type { CarbonReport } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button } from '@energycockpit/ui'
import { factorsQuery } from '../overview/overview-queries'
import { tableOfFile } from './table-of-file'
import { factorsNow } from './used-factors'
import styles from './carbon.module.css'

const fileFormats = ['csv', 'xlsx'] as const

/** The report table, its locations and its factors as a file, in kilograms with all their digits. */
export function SaveReport({ report }: { report: CarbonReport }) {
  const { t, formats, locale } = useTexts()
  const { api, notify, user } = useFeature()
  const queries = useQueryClient()
  const save = async (format: (typeof fileFormats)[number]) => {
    // Only who wants a file loads what makes one.
    const { saveData } = await import('@energycockpit/charts/save-data')
    const found = await queries.fetchQuery({ ...factorsQuery(api), staleTime: 0 })
    const { reported, node } = report
    const name = saveData({
      ...{ format, locale, title: t('carbon.title'), place: node?.name ?? user?.client_business_name },
      t: () => '',
      when: String(reported.year),
      table: tableOfFile(report, factorsNow(found, node), { t, formats }),
    })
    notify({ kind: 'success', text: t('carbon.savedAs', { name }) })
  }
  const failed = () => notify({ kind: 'error', text: t('carbon.notSaved') })
  return (
    <span className={styles.steps}>
      {fileFormats.map((format) => (
        <Button key={format} onClick={() => void save(format).catch(failed)}>
          {t(`carbon.save.${format}`)}
        </Button>
      ))}
    </span>
  )
}
