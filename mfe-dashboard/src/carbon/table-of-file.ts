import type { CarbonReport } from '@energycockpit/contract'
import type { SpokenTexts } from '@energycockpit/i18n'
import { percentOf } from '@energycockpit/units'
import { factorWords } from './factor-words'
import { locationsOfReport } from './locations-of-report'
import { bases, reportLines } from './report-lines'
import type { UsedFactor } from './used-factors'

type Cells = (string | number | null)[]

/** A report as the table of a file: its lines, its locations, and each value of each factor with its source. */
export function tableOfFile(
  report: CarbonReport,
  factors: readonly UsedFactor[],
  { t, formats }: Pick<SpokenTexts, 't' | 'formats'>,
): { headings: string[]; rows: Cells[] } {
  const { reported, base } = report
  const years = base ? [reported.year, base.year] : [reported.year]
  const none: Cells = years.map(() => null)
  const nothing: Cells = ['', '', '', '']
  const lines = reportLines(reported, base).map(({ basis, productType, ...line }): Cells => [
    t(`carbon.total.${basis}`),
    productType === null ? t('carbon.sum') : t(`overview.products.${productType}`),
    ...['', line.reported.kg],
    ...(base ? [line.base?.kg ?? null] : []),
    ...[percentOf(line.reported.known), line.reported.isPartial ? t('carbon.partial') : ''],
    ...nothing,
  ])
  const places = locationsOfReport(report).flatMap(({ name, amounts }) =>
    bases.map((basis): Cells => [
      ...[t(`carbon.total.${basis}`), t('carbon.sum'), name, amounts[basis].kg],
      ...(base ? [null] : []),
      ...[percentOf(amounts[basis].known), amounts[basis].isPartial ? t('carbon.partial') : ''],
      ...nothing,
    ]),
  )
  const used = factors.flatMap((factor) => {
    const { values, entered } = factorWords(factor, { t, formats })
    return values.map(({ value, source }): Cells => [
      ...['', t(`overview.products.${factor.productType}`), factor.place, ...none, null, ''],
      ...[t(`carbon.kinds.${factor.kind}`), value, source, entered ?? ''],
    ])
  })
  return {
    headings: [
      ...[t('carbon.what'), t('overview.product'), t('overview.location')],
      ...years.map((year) => t('carbon.kgIn', { year })),
      ...[`${t('carbon.known')} [%]`, t('carbon.note')],
      ...[t('carbon.factor'), t('carbon.value'), t('carbon.source'), t('carbon.entered')],
    ],
    rows: [...lines, ...places, ...used],
  }
}
