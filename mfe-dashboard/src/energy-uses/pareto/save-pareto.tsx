import { useTexts } from '@energycockpit/i18n'
import { useFeature } from '@energycockpit/remote'
import { Button } from '@energycockpit/ui'
import { percentOf } from '@energycockpit/units'
import type { NamedRow } from './pareto-table'
import styles from '../energy-uses.module.css'

const formats = ['csv', 'xlsx'] as const

interface SaveParetoProps {
  rows: readonly NamedRow[]
  title: string
  when: string
  days: { from: string; to: string }
  /** What it is about; undefined: all that the user sees, which is named after their business. */
  place: string | undefined
}

/** The whole table as a file, in kWh with all digits. */
export function SavePareto({ rows, title, when, days, place }: SaveParetoProps) {
  const { t, locale } = useTexts()
  const { notify, user } = useFeature()
  const save = async (format: (typeof formats)[number]) => {
    // Only who wants a file loads what makes one.
    const { saveData } = await import('@energycockpit/charts/save-data')
    const name = saveData({
      ...{ format, locale, when, days, title, t: () => '' },
      place: place ?? user?.client_business_name,
      table: {
        headings: [
          ...[t('energyUses.rank'), t('energyUses.what'), t('energyUses.parent')],
          ...[`${t('energyUses.energy')} [kWh]`, `${t('energyUses.share')} [%]`],
          `${t('energyUses.cumulative')} [%]`,
          ...[t('energyUses.cost'), t('energyUses.currency'), `${t('energyUses.known')} [%]`],
          t('energyUses.candidate'),
        ],
        // Of the cost: the currency that all have, else each has its own beside it.
        units: [...Array.from({ length: 6 }, () => undefined), currencyOf(rows)],
        rows: rows.map(({ item, rank, share, cumulative, isCandidate }) => [
          ...[rank, item.name, item.note, item.value, inPercent(share), inPercent(cumulative)],
          ...[item.cost?.value ?? null, item.cost?.currency ?? '', inPercent(item.known)],
          isCandidate ? t('energyUses.yes') : '',
        ]),
      },
    })
    notify({ kind: 'success', text: t('energyUses.savedAs', { name }) })
  }
  const failed = () => notify({ kind: 'error', text: t('energyUses.fileNotSaved') })
  return (
    <span className={styles.steps}>
      {formats.map((format) => (
        <Button key={format} onClick={() => void save(format).catch(failed)}>
          {t(`energyUses.export.${format}`)}
        </Button>
      ))}
    </span>
  )
}

const inPercent = (share: number | null) => (share === null ? null : percentOf(share))

function currencyOf(rows: readonly NamedRow[]): string {
  const [only = '', ...more] = new Set(rows.flatMap(({ item }) => item.cost?.currency ?? []))
  return more.length === 0 ? only : ''
}
