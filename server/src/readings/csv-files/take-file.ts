import type { CallResponse, CsvPlan, OpenEnd, postReadingFile } from '@energycockpit/contract'
import type * as z from 'zod/mini'
import type { SignedInUser } from '../../access/signed-in-user'
import type { Imports } from '../imports/imports'
import { readDelivered } from '../imports/read-delivered'
import { sentBy } from '../imports/sent-by'
import { refuseTooMany, takeReadings, type Staging } from '../imports/take-readings'
import { inUnitOf } from './in-unit-of'
import { EmptySeen } from './empty-values'
import { readFile } from './read-file'
import type { ReadRow } from './read-rows'
import { seriesOfFile, type FileSeries } from './series-of-file'
import { uploadedContent } from './uploaded-content'

type File = z.output<typeof postReadingFile.body>

/**
 * Stores the readings of a file, whole or, where its sender wants that, without its bad lines. Throws a Problem: 400
 * with a reason for each bad line, for a series of another interval or unit; 404 for one that the user does not see.
 */
export async function takeFile(
  imports: Imports,
  { sourceName, content, plan, targets, badLines }: File,
  user: SignedInUser,
): Promise<CallResponse<typeof postReadingFile>> {
  const series = await seriesOfFile(imports.stores.entities, {
    plan,
    targets,
    visible: user.visibleBusinessIds,
  })
  const bytes = await uploadedContent(content)
  const empty = new EmptySeen((column, meter) => series.has(`${column} ${meter}`))
  let openEnd: OpenEnd | undefined
  const taken = await takeReadings(imports, {
    readingImport: { kind: 'FILE', ...sentBy(user), asOf: new Date(), sourceName },
    badLines,
    stage: async (staging) => {
      openEnd = await stageFile({ bytes, plan, series, staging, empty })
    },
    countEmpty: () => empty.count,
    intervalOf: (_seriesId, at) => new Date(at * 1000).toISOString(),
  })
  return { ...taken, ...empty.found, ...(openEnd && { openEnd }) }
}

interface StagingRows {
  series: ReadonlyMap<string, FileSeries>
  plan: CsvPlan
  staging: Staging
  empty?: EmptySeen
}

/**
 * Sets aside what a file says of its series, and says what is wrong with the rest. Answers the last line if it has no
 * end and is one of these series. Throws a Problem (413).
 */
export async function stageFile({
  bytes,
  ...how
}: StagingRows & { bytes: Uint8Array }): Promise<OpenEnd | undefined> {
  let openEnd: OpenEnd | undefined
  for await (const rows of readFile(bytes, how.plan)) {
    await stageRows(rows, how)
    const open = rows.find((row) => row.openEnd !== undefined)
    if (open?.readings.some(({ column, meter }) => how.series.has(`${column} ${meter}`)))
      openEnd = open.openEnd
  }
  const { staged, faults } = how.staging
  if (staged.count + faults.count === 0)
    faults.add(1, 'LINE_UNREADABLE', 'no reading of the chosen columns and meters')
  return openEnd
}

async function stageRows(
  rows: readonly ReadRow[],
  { series, plan, staging, empty }: StagingRows,
): Promise<void> {
  const { staged, faults } = staging
  for (const row of rows) {
    empty?.add(row.empty)
    for (const { line, column, code, text } of row.faults)
      faults.add(line, code, column === null ? `'${text}'` : `column ${column + 1}: '${text}'`)
    for (const reading of row.readings) {
      const to = series.get(`${reading.column} ${reading.meter}`)
      if (!to) continue
      const value = inUnitOf(to, reading)
      if (value === undefined) {
        const detail = `column ${reading.column + 1}: ${reading.unit} cannot be converted into ${to.unit}`
        faults.add(reading.line, 'VALUE_UNREADABLE', detail, to.id)
        continue
      }
      const at = new Date(reading.at * 1000).toISOString()
      const taken = readDelivered({ seriesId: to.id, at, value, quality: reading.quality }, () => to)
      if ('code' in taken)
        faults.add(reading.line, taken.code, `column ${plan.dateColumn + 1}: ${taken.detail}`, to.id)
      else staged.add(taken, reading.line)
      if (staged.full) await staged.send()
    }
  }
  refuseTooMany(staging, 'file')
}
