import type { DownloadFormat } from '@energycockpit/contract'
import { QueryContent } from '@energycockpit/failures'
import { useTexts } from '@energycockpit/i18n'
import { ListDownload } from '@energycockpit/metering-points/table'
import { Checkbox, EmptyState, PartialNotice, Panel, PausingSearchField, type Glyph } from '@energycockpit/ui'
import { DataTable, type DataColumn } from '@energycockpit/ui/data-table'
import type { WidgetProps } from '../widget'
import { optionsOfTable, type KnownOfTable, type TableOptions } from './table-options'
import styles from './tables.module.css'

interface TablePanelProps<Row, Order extends string> extends Pick<WidgetProps, 'onChange'> {
  /** What its rows are: its texts stand under `tables.<of>`. */
  of: 'points' | 'locations'
  glyph: Glyph
  columns: DataColumn<Row>[]
  known: KnownOfTable<Order>
  options: TableOptions<Order>
  /** A page at a time, as `usePages` has them. */
  rows: {
    data: readonly Row[] | undefined
    error: unknown
    isError: boolean
    refetch: () => unknown
    first: { count: number | null } | undefined
    more: { pending: boolean; onMore: () => void } | undefined
  }
  fetchFile: (format: DownloadFormat) => Promise<{ name: string | undefined; content: Blob }>
}

/** Everything of a kind below what is chosen: searched, sorted, with the columns that are wanted, and as a file. */
export function TablePanel<Row extends { id: string }, Order extends string>(
  props: TablePanelProps<Row, Order>,
) {
  const { of, glyph, columns, known, options, rows, onChange } = props
  const { t, formats } = useTexts()
  const changed = (part: Partial<TableOptions<Order>>) => ({
    options: optionsOfTable({ ...options, ...part }, known),
  })
  const change = (part: Partial<TableOptions<Order>>) => onChange(changed(part))
  const count = rows.first?.count ?? 0
  return (
    <Panel>
      <div className={styles.head} role="search" aria-label={t(`tables.${of}.search`)}>
        <PausingSearchField
          label={t(`tables.${of}.searched`)}
          clearLabel={t('tables.clearSearch')}
          text={options.search}
          // One search is one step back, however often it paused.
          onText={(search) => onChange(changed({ search }), options.search !== '' && search !== '')}
        />
        <Checkbox checked={options.archived} onChange={(archived) => change({ archived })}>
          {t('tables.withArchived')}
        </Checkbox>
      </div>
      <QueryContent
        query={rows}
        loading={t(`tables.${of}.loading`)}
        lines={10}
        failed={t(`tables.${of}.failed`)}
      >
        {(found) => (
          <>
            {rows.isError && <PartialNotice>{t('list.stale')}</PartialNotice>}
            <div className={styles.found}>
              <p role="status" className={styles.count}>
                {t(`tables.${of}.count`, { count, shown: formats.count(count) })}
              </p>
              {found.length > 0 && (
                <ListDownload fetchFile={props.fetchFile} fallbackName={t(`tables.${of}.fileName`)} />
              )}
            </div>
            {found.length === 0 ? (
              <EmptyState title={t(`tables.${of}.none`)} glyph={glyph}>
                {t('tables.noneDetail')}
              </EmptyState>
            ) : (
              <DataTable
                label={t(`tables.${of}.list`)}
                scrolls
                columns={columns}
                rows={found}
                keyOf={({ id }) => id}
                more={rows.more && { label: t('list.load'), ...rows.more }}
                columnsLabel={t('list.columns')}
                hidden={{ names: options.hidden, onHide: (hidden) => change({ hidden }) }}
                order={{
                  by: known.orders,
                  sorting: options.sorting,
                  onSort: (sorting) => {
                    const id = known.orders.find((one) => one === sorting?.id)
                    change({ sorting: id && { id, desc: sorting?.desc ?? false } })
                  },
                }}
                sortLabels={{
                  sortBy: t('list.sortBy'),
                  asGiven: t('list.byName'),
                  ascending: t('list.ascending'),
                  descending: t('list.descending'),
                }}
              />
            )}
          </>
        )}
      </QueryContent>
    </Panel>
  )
}
