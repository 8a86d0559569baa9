import type { CarbonReport } from '@energycockpit/contract'
import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button } from '@energycockpit/ui'
import { locationsOfReport } from './locations-of-report'
import { bases, reportLines } from './report-lines'
import styles from './carbon.module.css'

const formats = ['csv', 'xlsx'] as const

/** The report table and its locations as a file, in kilograms with all their digits. */
export function SaveReport({ report }: { report: CarbonReport }) {
  const { t, locale } = useTexts()
  const { notify } = useFeature()
  const save = async (format: (typeof formats)[number]) => {
    // Only who wants a file loads what makes one.
    const { saveData } = await import('@energycockpit/charts/save-data')
    const { reported, base, node } = report
    const years = base ? [reported.year, base.year] : [reported.year]
    const lines = reportLines(reported, base).map(({ basis, productType, ...line }) => [
      t(`carbon.total.${basis}`),
      productType === null ? t('carbon.sum') : t(`overview.products.${productType}`),
      '',
      line.reported.kg,
      ...(base ? [line.base?.kg ?? null] : []),
      line.reported.known,
      line.reported.isPartial ? t('carbon.partial') : '',
    ])
    const places = locationsOfReport(report).flatMap(({ name, amounts }) =>
      bases.map((basis) => [
        ...[t(`carbon.total.${basis}`), t('carbon.sum'), name, amounts[basis].kg],
        ...(base ? [null] : []),
        ...[amounts[basis].known, amounts[basis].isPartial ? t('carbon.partial') : ''],
      ]),
    )
    const name = saveData({
      ...{ format, locale, title: [t('carbon.title'), node?.name].filter(Boolean).join(' '), t: () => '' },
      when: String(reported.year),
      table: {
        headings: [
          ...[t('carbon.what'), t('overview.product'), t('overview.location')],
          ...years.map((year) => t('carbon.kgIn', { year })),
          ...[t('carbon.known'), t('carbon.note')],
        ],
        rows: [...lines, ...places],
      },
    })
    notify({ kind: 'success', text: t('carbon.savedAs', { name }) })
  }
  const failed = () => notify({ kind: 'error', text: t('carbon.notSaved') })
  return (
    <span className={styles.steps}>
      {formats.map((format) => (
        <Button key={format} onClick={() => void save(format).catch(failed)}>
          {t(`carbon.save.${format}`)}
        </Button>
      ))}
    </span>
  )
}
