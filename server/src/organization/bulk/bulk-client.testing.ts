import type { StructureImportResult } from '@energycockpit/contract'
import type { SignedInClient } from '@energycockpit/testing'
import writeExcelFile, { type SheetData } from 'write-excel-file/node'

/** The business that the demo's manager sees. */
const demoBusinessId = 1001
const path = '/rest/secure/structure-documents'
type Result = StructureImportResult & { error?: { reasons: { code: string; detail?: string }[] } }

/** Documents of a structure as a test sends and receives them. */
export function bulkClient(manager: () => SignedInClient, business = () => demoBusinessId) {
  async function post(address: string, body: object) {
    const as = manager()
    const response = await as.fetch(address, {
      method: 'POST',
      headers: { origin: as.url, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as Result }
  }
  return {
    post,
    importDocument: (document: object, dryRun = false) =>
      post(path, { businessId: business(), dryRun, document }),
    importFile: (content: Uint8Array, dryRun = true) =>
      post(`${path}/file`, {
        businessId: business(),
        dryRun,
        content: Buffer.from(content).toString('base64'),
      }),
    async download(query: string): Promise<Buffer> {
      const response = await manager().fetch(`${path}?businessId=${business()}&${query}`)
      expect(response.status).toBe(200)
      return Buffer.from(await response.arrayBuffer())
    },
  }
}

/** `created changed archived restored unchanged` */
export const counts = ({ created, changed, archived, restored, unchanged }: StructureImportResult) =>
  [created, changed, archived, restored, unchanged].join(' ')

/** A workbook with one sheet. */
export const workbook = (sheet: string, rows: (string | number)[][]) =>
  writeExcelFile([
    {
      sheet,
      data: rows.map((row) =>
        row.map((value) => ({ value, type: value.constructor })),
      ) as unknown as SheetData,
    },
  ]).toBuffer()
